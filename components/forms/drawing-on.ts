import SignaturePad, { type PointGroup } from 'signature_pad';

/** The size in which every drawing is stored, whatever screen it was made on. */
const KEPT = { width: 900, height: 300 };
const INK = '#16203a';

/**
 * Draws on a canvas that is as wide as its container. The ink appears under the pen on any screen, even after rotation.
 * After each stroke `onDrawn` gets the whole drawing as a PNG data URL of 900 × 300.
 */
export function drawingOn(canvas: HTMLCanvasElement, image: string, onDrawn: (image: string) => void) {
  // Each movement counts at once: where some wait on a busy phone, few are left, and the ink ends before the pen did.
  const pad = new SignaturePad(canvas, { penColor: INK, throttle: 0 });
  let under = image;
  let width = 0;

  function resize() {
    const now = canvas.clientWidth;
    if (now === 0 || now === width) return;
    const strokes = scaled(pad.toData(), width === 0 ? 1 : now / width);
    const ratio = Math.max(1, window.devicePixelRatio);
    width = now;
    canvas.width = now * ratio;
    canvas.height = canvas.clientHeight * ratio;
    canvas.getContext('2d')?.scale(ratio, ratio);
    pad.minWidth = Math.max(0.8, now / 560);
    pad.maxWidth = Math.max(2, now / 215);
    void redraw(strokes);
  }

  async function redraw(strokes: PointGroup[]) {
    pad.clear();
    if (under) await pad.fromDataURL(under, { width, height: canvas.clientHeight });
    pad.fromData(strokes, { clear: false });
  }

  function keep() {
    const copy = document.createElement('canvas');
    Object.assign(copy, KEPT);
    copy.getContext('2d')?.drawImage(canvas, 0, 0, KEPT.width, KEPT.height);
    onDrawn(copy.toDataURL('image/png'));
  }

  const observer = new ResizeObserver(resize);
  observer.observe(canvas);
  resize();
  pad.addEventListener('endStroke', keep);
  return {
    clear() {
      under = '';
      pad.clear();
    },
    end() {
      observer.disconnect();
      pad.removeEventListener('endStroke', keep);
      pad.off();
    },
  };
}

function scaled(strokes: PointGroup[], factor: number): PointGroup[] {
  return strokes.map((stroke) => ({
    ...stroke,
    minWidth: stroke.minWidth * factor,
    maxWidth: stroke.maxWidth * factor,
    points: stroke.points.map((point) => ({ ...point, x: point.x * factor, y: point.y * factor })),
  }));
}
