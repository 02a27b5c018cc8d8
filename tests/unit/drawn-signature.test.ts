import { crc32, deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { demoSignature } from '@/db/seed/signature';
import { drawnSignature } from '@/lib/drawn-signature';
import { damagedSignature } from '@/tests/support/damaged-signature';

const PREFIX = 'data:image/png;base64,';

function png(width: number, height: number, paint: (image: PNG) => void = () => undefined): string {
  const image = new PNG({ width, height });
  paint(image);
  return `${PREFIX}${PNG.sync.write(image).toString('base64')}`;
}

function pixels(dataUrl: string): PNG {
  return PNG.sync.read(Buffer.from(dataUrl.slice(PREFIX.length), 'base64'), { checkCRC: true });
}

/** A PNG of these chunks, by their names. */
function pngOf(...chunks: [name: string, data: Buffer][]): string {
  const parts = chunks.map(([name, data]) => {
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(data, crc32(name)));
    return Buffer.concat([length, Buffer.from(name), data, sum]);
  });
  const whole = Buffer.concat([Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]), ...parts]);
  return `${PREFIX}${whole.toString('base64')}`;
}

function header(width: number, height: number): [string, Buffer] {
  const data = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0]);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  return ['IHDR', data];
}

const END: [string, Buffer] = ['IEND', Buffer.alloc(0)];

/** A hundred rows of a hundred grey pixels, a few of them black. */
const lines = deflateSync(
  Buffer.concat(Array.from({ length: 100 }, (_, row) => Buffer.alloc(101, row % 9 ? 255 : 0).fill(0, 0, 1))),
);

describe('a drawn line', () => {
  it.each([
    ['in grey', demoSignature('Marie-Flore Desrosiers')],
    ['with transparency', png(300, 100, ({ data }) => data.fill(255, 400, 1200))],
  ])('is kept as it looks: %s', (_how, image) => {
    const drawn = drawnSignature(image) ?? '';
    const [before, after] = [pixels(image), pixels(drawn)];
    expect([after.width, after.height, after.data.equals(before.data)]).toEqual([before.width, before.height, true]);
    expect(drawnSignature(drawn)).toBe(drawn);
  });

  it('can be packed by hand', () => {
    expect(drawnSignature(pngOf(header(100, 100), ['IDAT', lines], END))).not.toBeNull();
  });

  it.each([
    ['whose sum is wrong', damagedSignature('sum')],
    ['with signs after its end', `${demoSignature('x')}=`],
    ['without the signs at its end', demoSignature('x').replace(/=+$/, '')],
  ])('becomes a whole image again: %s', (_how, image) => {
    const drawn = drawnSignature(image) ?? '';
    expect(drawn).toMatch(/^data:image\/png;base64,(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/);
    expect(pixels(drawn).data.equals(pixels(demoSignature('x')).data)).toBe(true);
  });
});

it.each([
  ['nothing', ''],
  ['an empty field', png(300, 100)],
  ['a field of one colour', png(300, 100, ({ data }) => data.fill(120))],
  ['a single dot', png(300, 100, ({ data }) => data.fill(255, 4000, 4012))],
  ['bytes that are no image', `${PREFIX}A`],
  ['an image cut short', demoSignature('x').slice(0, 400)],
  ['an image whose pixels are damaged', damagedSignature('pixels')],
  ['another kind of image', 'data:image/jpeg;base64,/9j/4AAQSkZJRg=='],
  ['an image that would fill the memory', png(1, 1).replace('AAAAAQAAAAE', 'AAB//wAAf/8')],
  ['an image that says its size twice', pngOf(header(100, 100), header(100, 100), ['IDAT', lines], END)],
])('takes %s for no signature', (_name, image) => {
  expect(drawnSignature(image)).toBeNull();
});

it('takes an interlaced image for no signature, because those unpack into any size', async () => {
  const plain = Buffer.from(demoSignature('x').slice(PREFIX.length), 'base64');
  const interlaced = await sharp(plain).png({ progressive: true }).toBuffer();
  expect(drawnSignature(`${PREFIX}${interlaced.toString('base64')}`)).toBeNull();
});
