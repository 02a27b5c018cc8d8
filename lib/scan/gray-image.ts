/** An image in shades of gray, row by row, from 0 (black) to 255 (white). */
export interface GrayImage {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/** The gray shades of an RGBA image. */
export function grayImage(rgba: ArrayLike<number>, width: number, height: number): GrayImage {
  const data = new Uint8ClampedArray(width * height);
  for (let at = 0, from = 0; at < data.length; at += 1, from += 4) {
    data[at] = (rgba[from] ?? 0) * 0.299 + (rgba[from + 1] ?? 0) * 0.587 + (rgba[from + 2] ?? 0) * 0.114;
  }
  return { data, width, height };
}

/** The image turned a quarter, so that text that ran upwards now runs from left to right. */
export function turnedRight({ data, width, height }: GrayImage): GrayImage {
  const turned = new Uint8ClampedArray(data.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) turned[x * height + (height - 1 - y)] = data[y * width + x] ?? 0;
  }
  return { data: turned, width: height, height: width };
}

/** The image upside down. */
export function turnedOver({ data, width, height }: GrayImage): GrayImage {
  return { data: data.slice().reverse(), width, height };
}

/** The image rotated around its center by a number of degrees. Corners that leave the frame are lost. */
export function leaned(image: GrayImage, degrees: number): GrayImage {
  const { width, height } = image;
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const data = new Uint8ClampedArray(width * height);
  for (let y = 0; y < height; y += 1) {
    const down = y - height / 2;
    for (let x = 0; x < width; x += 1) {
      const across = x - width / 2;
      data[y * width + x] = shadeAt(
        image,
        width / 2 + across * cos - down * sin,
        height / 2 + across * sin + down * cos,
      );
    }
  }
  return { data, width, height };
}

/** A gray image as an RGBA image. */
export function colouredPixels({ data }: GrayImage): Uint8ClampedArray<ArrayBuffer> {
  const pixels = new Uint32Array(data.length);
  for (let at = 0; at < data.length; at += 1) pixels[at] = 0xff000000 + (data[at] ?? 0) * 0x010101;
  return new Uint8ClampedArray(pixels.buffer);
}

/** The shade at a position between pixels, interpolated from the four around it. */
export function shadeAt({ data, width, height }: GrayImage, x: number, y: number): number {
  const left = Math.min(width - 1, Math.max(0, Math.floor(x)));
  const top = Math.min(height - 1, Math.max(0, Math.floor(y)));
  const right = Math.min(width - 1, left + 1);
  const bottom = Math.min(height - 1, top + 1);
  const over = Math.min(1, Math.max(0, x - left));
  const under = Math.min(1, Math.max(0, y - top));
  const upper = (data[top * width + left] ?? 0) * (1 - over) + (data[top * width + right] ?? 0) * over;
  const lower = (data[bottom * width + left] ?? 0) * (1 - over) + (data[bottom * width + right] ?? 0) * over;
  return upper * (1 - under) + lower * under;
}
