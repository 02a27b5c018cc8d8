import { Circle, G, Path, Rect, Svg, Text, View } from '@react-pdf/renderer';
import { type DrawnBody, outlineOf } from '../vehicles/vehicle-outlines';
import { INK, QUIET } from './paper-theme';
import type { SheetDamage } from './sheet-data';

const VIEWS = ['left', 'top', 'right', 'front', 'back'] as const;
const MARK = 26;
const POINTS = { left: 158, top: 158, right: 158, front: 79, back: 79 } as const;

/** The vehicle from all sides with numbered marks: filled circles are new, hollow squares were there before. */
export function SheetDrawing({ body, damages }: { body: DrawnBody; damages: readonly SheetDamage[] }) {
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 6 }} wrap={false}>
      {VIEWS.map((view) => (
        <SheetView key={view} body={body} view={view} damages={damages.filter((damage) => damage.view === view)} />
      ))}
    </View>
  );
}

interface SheetViewProps {
  body: DrawnBody;
  view: (typeof VIEWS)[number];
  damages: readonly SheetDamage[];
}

function SheetView({ body, view, damages }: SheetViewProps) {
  const { width, height, ...outline } = outlineOf(body, view);
  const points = POINTS[view];
  const scale = points / width;
  return (
    <View style={{ width: points, height: height * scale, position: 'relative' }}>
      <Svg viewBox={`0 0 ${width} ${height}`} width={points} height={height * scale}>
        <G transform={view === 'right' ? `translate(${width} 0) scale(-1 1)` : 'translate(0 0)'}>
          <Path d={outline.body} fill="none" stroke={INK} strokeWidth={5} />
          {[...outline.glass, ...outline.lines].map((path) => (
            <Path key={path} d={path} fill="none" stroke={QUIET} strokeWidth={3} />
          ))}
          {outline.wheels.map(([x, y, radius]) => (
            <Circle key={`${x} ${radius}`} cx={x} cy={y} r={radius} fill="#ffffff" stroke={INK} strokeWidth={5} />
          ))}
        </G>
        {damages.map(({ number, isNew, x, y }) => {
          const [left, top] = [(x * width) / 1000, (y * height) / 1000];
          return isNew ? (
            <Circle key={number} cx={left} cy={top} r={MARK} fill={INK} stroke="#ffffff" strokeWidth={4} />
          ) : (
            <Rect
              key={number}
              x={left - MARK}
              y={top - MARK}
              width={MARK * 2}
              height={MARK * 2}
              fill="#ffffff"
              stroke={INK}
              strokeWidth={4}
            />
          );
        })}
      </Svg>
      {damages.map(({ number, isNew, x, y }) => (
        <Text
          key={number}
          style={{
            position: 'absolute',
            left: (x / 1000) * points - 8,
            top: (y / 1000) * height * scale - 3.6,
            width: 16,
            textAlign: 'center',
            fontSize: 6,
            lineHeight: 1.2,
            fontWeight: 600,
            color: isNew ? '#ffffff' : INK,
          }}
        >
          {String(number)}
        </Text>
      ))}
    </View>
  );
}
