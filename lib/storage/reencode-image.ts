import 'server-only';
import sharp, { type Sharp } from 'sharp';
import { AppError } from '../errors';

const LONGEST_SIDE = 2048;
const THUMBNAIL_SIDE = 480;
// Assumption: 64 megapixels are enough for any ordinary phone photo. Larger images are refused before decoding.
export const PIXEL_LIMIT = 64_000_000;
const PATIENCE_SECONDS = 30;

// One image uses one thread, and none of it is cached in memory.
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
 * Re-encodes an image as WebP: upright, at most 2,048 pixels, its first frame only, without metadata. Throws
 * `image_too_large` before decoding, or if it takes half a minute, and `file_unreadable` if it is broken.
 */
export async function reencodeImage(source: Uint8Array): Promise<EncodedImage> {
  try {
    const { width, height } = await openImage(source).metadata();
    if (width * height > PIXEL_LIMIT) throw new AppError('image_too_large');
    const { data, info } = await within(openImage(source).autoOrient(), LONGEST_SIDE)
      .webp({ quality: 80 })
      .toBuffer({ resolveWithObject: true });
    const thumbnail = await within(openImage(data), THUMBNAIL_SIDE).webp({ quality: 75 }).toBuffer();
    return { content: data, thumbnail, width: info.width, height: info.height };
  } catch (error) {
    throw imageFault(error);
  }
}

/** What is wrong with an image that could not be encoded. */
export function imageFault(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const tooLarge = error instanceof Error && /exceeds pixel limit|too large|timeout/i.test(error.message);
  return new AppError(tooLarge ? 'image_too_large' : 'file_unreadable');
}

/** Only the first frame, and nothing of a broken file. */
export function openImage(source: Uint8Array) {
  return sharp(source, { failOn: 'error', limitInputPixels: PIXEL_LIMIT, pages: 1 });
}

function within(image: Sharp, side: number) {
  return image
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: PATIENCE_SECONDS });
}
