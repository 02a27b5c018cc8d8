/** `A`, `B` … `AA`: a spreadsheet's name for a column, counted from 0. */
export function columnLetter(column: number): string {
  const rest = String.fromCharCode(65 + (column % 26));
  return column < 26 ? rest : columnLetter(Math.floor(column / 26) - 1) + rest;
}
