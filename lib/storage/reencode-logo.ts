import 'server-only';
import { AppError } from '../errors';
import { imageFault, openImage, PIXEL_LIMIT } from './reencode-image';

const WIDEST = 512;
const HIGHEST = 256;
const PATIENCE_SECONDS = 30;

export interface EncodedLogo {
  content: Buffer;
  width: number;
  height: number;
}

/**
 * A logo as screens and papers show it: a PNG on white without the empty border around it, at most 512 by 256 pixels. Throws
 * `image_too_large` and `file_unreadable`.
 */
export async function reencodeLogo(source: Uint8Array): Promise<EncodedLogo> {
  try {
    const { width, height } = await openImage(source).metadata();
    if (width * height > PIXEL_LIMIT) throw new AppError('image_too_large');
    const upright = await openImage(source).autoOrient().flatten({ background: 'white' }).png().toBuffer();
    const { data, info } = await openImage(upright)
      .trim({ threshold: 12 })
      .resize({ width: WIDEST, height: HIGHEST, fit: 'inside', withoutEnlargement: true })
      .png({ palette: true, colours: 64, compressionLevel: 9 })
      .timeout({ seconds: PATIENCE_SECONDS })
      .toBuffer({ resolveWithObject: true });
    return { content: data, width: info.width, height: info.height };
  } catch (error) {
    throw imageFault(error);
  }
}
