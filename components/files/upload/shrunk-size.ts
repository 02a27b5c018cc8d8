interface Size {
  width: number;
  height: number;
}

/** docs/rules.md §18: no image is stored larger than this, so none is uploaded larger. */
const LONGEST_SIDE = 2048;

/** The size in whole pixels that fits into `longest` with the image's own proportions; never larger than the image. */
export function shrunkSize({ width, height }: Size, longest = LONGEST_SIDE): Size {
  const scale = Math.min(1, longest / Math.max(width, height, 1));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
