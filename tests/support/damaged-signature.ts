import { crc32 } from 'node:zlib';
import { PNG } from 'pngjs';
import { demoSignature } from '@/db/seed/signature';

const PREFIX = 'data:image/png;base64,';

/** A signature that a browser would not send: with a wrong sum behind its pixels, or with pixels that can't be unpacked. */
export function damagedSignature(what: 'sum' | 'pixels'): string {
  const image = PNG.sync.read(Buffer.from(demoSignature('x').slice(PREFIX.length), 'base64'));
  const bytes = PNG.sync.write(image);
  const begin = bytes.indexOf('IDAT');
  const length = bytes.readUInt32BE(begin - 4);
  // The sum is the last four bytes of what is packed.
  const at = what === 'sum' ? begin + 4 + length - 1 : begin + 4 + 200;
  if (what === 'sum') bytes.writeUInt8(bytes.readUInt8(at) ^ 0xff, at);
  else bytes.fill(0xff, at, at + 60);
  bytes.writeUInt32BE(crc32(bytes.subarray(begin, begin + 4 + length)), begin + 4 + length);
  return `${PREFIX}${bytes.toString('base64')}`;
}
