import sharp from 'sharp';

export interface PhotoFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A photo of one colour and much grain, as heavy as a camera's; `turned` lies on its side and says so, as phones do it. */
export async function photoFile(
  name: string,
  { width = 640, height = 480, turned = false }: { width?: number; height?: number; turned?: boolean } = {},
): Promise<PhotoFile> {
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const;
  const picture = sharp({ create: { width, height, channels: 3, background: '#7a8', noise } });
  const jpeg = picture.jpeg({ quality: 88 });
  const buffer = await (turned ? jpeg.withMetadata({ orientation: 6 }) : jpeg).toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}
