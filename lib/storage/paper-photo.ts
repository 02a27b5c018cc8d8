import 'server-only';
import sharp from 'sharp';

const SIDE = 480;
const QUALITY = 60;

/** A photo as papers hold it: a small JPEG, since PDFs know no WebP, as a data URL. */
export async function paperPhoto(content: Uint8Array): Promise<string> {
  const small = await sharp(content)
    .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: QUALITY })
    .toBuffer();
  return `data:image/jpeg;base64,${small.toString('base64')}`;
}
