/** A picture in shades of grey, row by row, 0 black to 255 white. */
export interface GrayImage {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/** The shades of a picture of red, green, blue and opacity. */
export function grayImage(rgba: ArrayLike<number>, width: number, height: number): GrayImage {
  const data = new Uint8ClampedArray(width * height);
  for (let at = 0, from = 0; at < data.length; at += 1, from += 4) {
    data[at] = (rgba[from] ?? 0) * 0.299 + (rgba[from + 1] ?? 0) * 0.587 + (rgba[from + 2] ?? 0) * 0.114;
  }
  return { data, width, height };
}

/** The picture lying on its right side: what was read upwards is then read from the left. */
export function turnedRight({ data, width, height }: GrayImage): GrayImage {
  const turned = new Uint8ClampedArray(data.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) turned[x * height + (height - 1 - y)] = data[y * width + x] ?? 0;
  }
  return { data: turned, width: height, height: width };
}

/** The picture upside down. */
export function turnedOver({ data, width, height }: GrayImage): GrayImage {
  return { data: data.slice().reverse(), width, height };
}
