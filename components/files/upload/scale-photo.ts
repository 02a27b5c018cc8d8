import { shrunkSize } from './shrunk-size';

const QUALITY = 0.82;

/**
 * The image upright, at most 2,048 px, as WebP, or as JPEG if the browser can't write WebP. Throws if it can't be read.
 */
export async function scalePhoto(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const { width, height } = shrunkSize(bitmap);
  const canvas = makeCanvas(width, height);
  // Safe because both kinds of canvas give a 2d context with the same methods.
  const context = canvas.getContext('2d') as CanvasRenderingContext2D | null;
  if (!context) throw new Error('This browser draws no photos');
  context.imageSmoothingQuality = 'high';
  // JPEG has no transparency and would show it as black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const webp = await written(canvas, 'image/webp');
  return webp.type === 'image/webp' ? webp : written(canvas, 'image/jpeg');
}

function makeCanvas(width: number, height: number): OffscreenCanvas | HTMLCanvasElement {
  if (typeof OffscreenCanvas !== 'undefined') return new OffscreenCanvas(width, height);
  return Object.assign(document.createElement('canvas'), { width, height });
}

function written(canvas: OffscreenCanvas | HTMLCanvasElement, type: string): Promise<Blob> {
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type, quality: QUALITY });
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('The photo could not be written')));
    canvas.toBlob(done, type, QUALITY);
  });
}
