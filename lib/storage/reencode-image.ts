import 'server-only';
import sharp, { type Sharp } from 'sharp';
import { AppError } from '../errors';

const LONGEST_SIDE = 2048;
const THUMBNAIL_SIDE = 480;
// Assumption: 64 megapixels are enough for any phone's usual photo; more is refused before it is decoded.
const PIXEL_LIMIT = 64_000_000;
const PATIENCE_SECONDS = 30;

// One picture takes one thread, and nothing of it stays in memory.
sharp.concurrency(1);
sharp.cache(false);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadHeif',
    'VipsForeignLoadNsgif',
  ],
});

export interface EncodedImage {
  content: Buffer;
  thumbnail: Buffer;
  width: number;
  height: number;
}

/**
 * Draws a picture anew as WebP: upright, at most 2,048 pixels, its first frame only, and with nothing in it but what is seen.
 * Throws `image_too_large` before decoding, or for what takes half a minute, and `file_unreadable` for what is broken.
 */
export async function reencodeImage(source: Uint8Array): Promise<EncodedImage> {
  try {
    const { width, height } = await open(source).metadata();
    if (width * height > PIXEL_LIMIT) throw new AppError('image_too_large');
    const { data, info } = await within(open(source).autoOrient(), LONGEST_SIDE)
      .webp({ quality: 80 })
      .toBuffer({ resolveWithObject: true });
    const thumbnail = await within(open(data), THUMBNAIL_SIDE).webp({ quality: 75 }).toBuffer();
    return { content: data, thumbnail, width: info.width, height: info.height };
  } catch (error) {
    if (error instanceof AppError) throw error;
    const tooLarge = error instanceof Error && /exceeds pixel limit|too large|timeout/i.test(error.message);
    throw new AppError(tooLarge ? 'image_too_large' : 'file_unreadable');
  }
}

function open(source: Uint8Array) {
  return sharp(source, { failOn: 'error', limitInputPixels: PIXEL_LIMIT, pages: 1 });
}

function within(image: Sharp, side: number) {
  return image
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: PATIENCE_SECONDS });
}
