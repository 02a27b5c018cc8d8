import sharp from 'sharp';

export interface PhotoFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/**
 * A photo of one color with much noise, as large as a camera's. `turned` is stored on its side with a rotation flag,
 * like phone photos.
 */
export async function photoFile(
  name: string,
  { width = 640, height = 480, turned = false }: { width?: number; height?: number; turned?: boolean } = {},
): Promise<PhotoFile> {
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const;
  const photo = sharp({ create: { width, height, channels: 3, background: '#7a8', noise } });
  const jpeg = photo.jpeg({ quality: 88 });
  const buffer = await (turned ? jpeg.withMetadata({ orientation: 6 }) : jpeg).toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}
