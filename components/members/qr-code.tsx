interface Props {
  /** The dark squares as an SVG path. */
  path: string;
  /** How many squares a side has. */
  side: number;
  label: string;
}

const QUIET = 3;

/** A QR code that the server has made. Black on white in the dark theme too, or phones can't read it. */
export function QrCode({ path, side, label }: Props) {
  const whole = side + 2 * QUIET;
  return (
    <svg
      viewBox={`${-QUIET} ${-QUIET} ${whole} ${whole}`}
      role="img"
      aria-label={label}
      className="size-52 rounded-control"
      shapeRendering="crispEdges"
    >
      <rect x={-QUIET} y={-QUIET} width={whole} height={whole} fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}
