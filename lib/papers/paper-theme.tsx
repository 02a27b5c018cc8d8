import path from 'node:path';
import { Font, StyleSheet } from '@react-pdf/renderer';

const FONTS = path.join(process.cwd(), 'lib/papers/fonts');
const LONGEST_WORD = 30;
const PIECE = 15;

export const FAMILIES = ['Paper', 'Paper Extended'] as const;
export const WEIGHTS = [400, 600] as const;

for (const fontWeight of WEIGHTS) {
  Font.register({
    family: 'Paper',
    src: path.join(FONTS, `source-serif-4-latin-${fontWeight}.ttf`),
    fontWeight,
  });
  Font.register({
    family: 'Paper Extended',
    src: path.join(FONTS, `source-serif-4-latin-ext-${fontWeight}.ttf`),
    fontWeight,
  });
}
// Words are never hyphenated, since there are no rules for Kreyòl. A word too long for its column breaks at the
// column's edge.
Font.registerHyphenationCallback((word) =>
  word.length > LONGEST_WORD ? (word.match(new RegExp(`.{1,${PIECE}}`, 'gu')) ?? [word]) : [word],
);

export const INK = '#000000';
export const QUIET = '#3d3d3d';
export const HAIRLINE = '#9a9a9a';

export const styles = StyleSheet.create({
  page: {
    fontFamily: [...FAMILIES],
    fontSize: 9.5,
    color: INK,
    paddingTop: 36,
    paddingHorizontal: 48,
    paddingBottom: 49,
  },
  // Not set on the page: react-pdf loses fixed text with page numbers inside an element that has a line height.
  body: { fontSize: 9.5, lineHeight: 1.35 },
  strong: { fontWeight: 600 },
  quiet: { color: QUIET, fontSize: 8.5 },
  heading: { fontWeight: 600, fontSize: 10.5, marginBottom: 4 },
  section: { marginTop: 10 },
  columns: { flexDirection: 'row', gap: 20 },
  column: { flex: 1, flexBasis: 0 },
  rule: { borderBottomWidth: 0.5, borderBottomColor: HAIRLINE },
});
