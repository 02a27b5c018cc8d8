export interface ZoomView {
  /** 1 fits the image into its frame. */
  scale: number;
  /** How far the center has moved, in screen pixels. */
  x: number;
  y: number;
}

interface Point {
  x: number;
  y: number;
}

const LARGEST = 5;

export const FITTED: ZoomView = { scale: 1, x: 0, y: 0 };

/** The view limited so that the image covers its frame: never smaller than fitted, never past its edges. */
export function keptView({ scale, x, y }: ZoomView, frame: { width: number; height: number }): ZoomView {
  const kept = Math.min(Math.max(scale, 1), LARGEST);
  const within = (value: number, side: number) => {
    const most = ((kept - 1) * side) / 2;
    return most === 0 ? 0 : Math.min(Math.max(value, -most), most);
  };
  return { scale: kept, x: within(x, frame.width), y: within(y, frame.height) };
}

/** The view enlarged by `factor` around a fixed point, given relative to the frame's center. */
export function zoomedView(
  view: ZoomView,
  factor: number,
  at: Point,
  frame: { width: number; height: number },
): ZoomView {
  const scale = Math.min(Math.max(view.scale * factor, 1), LARGEST);
  const ratio = scale / view.scale;
  return keptView({ scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio }, frame);
}

/** What a swipe across an unzoomed image means: next, previous, or nothing. */
export function swipeOf(from: Point, to: Point): -1 | 0 | 1 {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  if (Math.abs(dx) < 48 || Math.abs(dx) < 1.5 * Math.abs(dy)) return 0;
  return dx < 0 ? 1 : -1;
}
