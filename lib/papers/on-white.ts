import { PNG } from 'pngjs';

const PREFIX = 'data:image/png;base64,';
const OPAQUE = { colorType: 2, inputHasAlpha: true, bgColor: { red: 255, green: 255, blue: 255 } } as const;

/**
 * A PNG in a data URL as it looks on white paper, without transparency; anything else as it is. Transparency is unpacked
 * in several threads at once. Two pictures would land in the file in the order in which those end, so the same data would
 * not always produce the same bytes. Logos and photos are stored without. Throws if the PNG is damaged.
 */
export function onWhite(image: string): string {
  if (!image.startsWith(PREFIX)) return image;
  const picture = PNG.sync.read(Buffer.from(image.slice(PREFIX.length), 'base64'));
  return `${PREFIX}${PNG.sync.write(picture, OPAQUE).toString('base64')}`;
}
