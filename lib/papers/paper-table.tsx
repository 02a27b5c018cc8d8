import { Text, View } from '@react-pdf/renderer';
import { isTall } from './is-tall';
import { HAIRLINE, QUIET, styles } from './paper-theme';

interface PaperTableProps {
  title: string;
  /** Percent of the width, for each column. */
  widths: number[];
  head: string[];
  rows: string[][];
  /** How many of the first columns are text. The others are amounts, aligned right. */
  left?: number;
}

/** Rows of text and amounts. Only a tall row may break over two pages. */
export function PaperTable({ title, widths, head, rows, left = 1 }: PaperTableProps) {
  const cell = (column: number) =>
    ({ width: `${widths[column] ?? 0}%`, textAlign: column < left ? 'left' : 'right', paddingRight: 3 }) as const;
  return (
    <View>
      <Text style={styles.heading}>{title}</Text>
      <View style={HEAD}>
        {head.map((text, column) => (
          <Text key={text} style={cell(column)}>
            {text}
          </Text>
        ))}
      </View>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two rows may read alike, and a paper is drawn once
        <View key={index} style={ROW} wrap={isTall(...row)}>
          {row.map((text, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row's cells have no other name
            <Text key={column} style={cell(column)}>
              {text}
            </Text>
          ))}
        </View>
      ))}
    </View>
  );
}

const HEAD = {
  flexDirection: 'row',
  borderBottomWidth: 0.75,
  borderBottomColor: HAIRLINE,
  fontSize: 8,
  color: QUIET,
} as const;
const ROW = { flexDirection: 'row', paddingVertical: 1.2, fontSize: 8.5 } as const;
