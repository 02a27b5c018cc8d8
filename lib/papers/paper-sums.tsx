import { Text, View } from '@react-pdf/renderer';
import { isTall } from './is-tall';
import { HAIRLINE, INK, QUIET } from './paper-theme';

export interface SumLine {
  label: string;
  /** How the amount was calculated. */
  detail?: string;
  amount: string;
  weight?: 'total' | 'subtotal' | 'plain';
}

/** Amounts in one right-aligned column that visibly add up. */
export function PaperSums({ lines }: { lines: SumLine[] }) {
  return (
    <View>
      {lines.map((line, index) => {
        const fontWeight = line.weight && line.weight !== 'plain' ? 600 : 400;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines of a price may read alike, and a paper is drawn once
          <View key={index} wrap={isTall(line.label, line.detail)} style={[ROW, BORDERS[line.weight ?? 'plain']]}>
            <Text style={{ width: 178, fontWeight }}>{line.label}</Text>
            <Text style={{ flex: 1, color: QUIET, fontSize: 8.5, paddingTop: 0.8 }}>{line.detail ?? ''}</Text>
            <Text style={{ width: 88, textAlign: 'right', fontWeight }}>{line.amount}</Text>
          </View>
        );
      })}
    </View>
  );
}

const ROW = { flexDirection: 'row', gap: 8, paddingVertical: 1.4 } as const;
const BORDERS = {
  plain: {},
  subtotal: { borderTopWidth: 0.5, borderTopColor: HAIRLINE, marginTop: 2, paddingTop: 3 },
  total: {
    borderTopWidth: 1,
    borderTopColor: INK,
    borderBottomWidth: 1,
    borderBottomColor: INK,
    marginVertical: 3,
    paddingVertical: 3,
    fontSize: 11,
  },
} as const;
