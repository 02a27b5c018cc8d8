import iconv from 'iconv-lite';
import { AppError } from '../errors';

export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

const SAMPLE_BYTES = 4096;

/**
 * The text of a file in an unknown encoding. It tries the byte order mark, then UTF-16 by where the zero bytes are,
 * then UTF-8 if it is valid. Otherwise it assumes the encoding Windows uses in France and Haiti. Throws
 * `import_not_table` if it can't be text.
 */
export function decodeText(bytes: Uint8Array): { text: string; encoding: TextEncoding } {
  const encoding = encodingOf(bytes);
  let text: string;
  try {
    text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    if (encoding !== 'utf-8') throw new AppError('import_not_table');
    // Not TextDecoder: that of Node 20 decodes 27 of these characters as control characters.
    return { text: plain(iconv.decode(bytes, 'windows-1252')), encoding: 'windows-1252' };
  }
  return { text: plain(text), encoding };
}

function encodingOf(bytes: Uint8Array): TextEncoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, SAMPLE_BYTES - (SAMPLE_BYTES % 2));
  const zeros = [0, 0];
  for (const [index, byte] of sample.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  // In UTF-16, Latin letters have a zero in every second byte and nowhere else.
  const most = sample.length * 0.3;
  if (odd > most && even < odd / 10) return 'utf-16le';
  if (even > most && odd < even / 10) return 'utf-16be';
  return 'utf-8';
}

/**
 * Characters that a spreadsheet never writes but that photos and programs are full of. A single one only spoils its
 * own cell.
 */
function plain(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  const strange = text.match(/[\0-\x08\x0e-\x1f]/g)?.length ?? 0;
  if (strange > Math.max(3, text.length / 1000)) throw new AppError('import_not_table');
  if (/^\s*<(?:!doctype|html|\?xml|table)/i.test(text.slice(0, 200)) || text.startsWith('%PDF-'))
    throw new AppError('import_not_table');
  return text.startsWith('\ufeff') ? text.slice(1) : text;
}
