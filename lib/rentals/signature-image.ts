import { PNG } from 'pngjs';

const PREFIX = 'data:image/png;base64,';
const LARGEST = 4000;
const LEAST_INK = 40;
const HEADER_BYTES = 24;

/**
 * Whether a data URL is an image with something drawn on it: a PNG of reasonable size in which some pixels differ from
 * its corner.
 */
export function isDrawnSignature(dataUrl: string): boolean {
  if (!dataUrl.startsWith(PREFIX)) return false;
  const bytes = Buffer.from(dataUrl.slice(PREFIX.length), 'base64');
  // The size is checked before the pixels, so that a small file can't unpack into a huge image.
  if (bytes.length < HEADER_BYTES || bytes.readUInt32BE(16) > LARGEST || bytes.readUInt32BE(20) > LARGEST) return false;
  try {
    const { data } = PNG.sync.read(bytes);
    let ink = 0;
    for (let at = 4; at < data.length && ink < LEAST_INK; at += 4)
      if (data.readUInt32BE(at) !== data.readUInt32BE(0)) ink += 1;
    return ink >= LEAST_INK;
  } catch {
    return false;
  }
}
