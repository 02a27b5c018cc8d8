/** A photo this browser can't open: not an image, broken, or of an unknown type. */
export class UnreadablePhoto extends Error {}

/**
 * A photo's pixels, upright, and scaled down if its longer side exceeds `longest` pixels. Nothing leaves the device.
 */
export async function photoPixels(file: File, longest: number): Promise<ImageData> {
  const photo = await openPhoto(file);
  try {
    const scale = Math.min(1, longest / Math.max(photo.width, photo.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(photo.width * scale));
    canvas.height = Math.max(1, Math.round(photo.height * scale));
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new UnreadablePhoto();
    context.imageSmoothingQuality = 'high';
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(photo, 0, 0, canvas.width, canvas.height);
    return context.getImageData(0, 0, canvas.width, canvas.height);
  } finally {
    photo.close();
  }
}

async function openPhoto(file: File): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file);
  } catch {
    throw new UnreadablePhoto();
  }
}
