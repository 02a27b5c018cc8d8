/** The colors that a company chooses from: white text is readable on each, and each can be read on white. */
export const COMPANY_COLORS = {
  green: '#1f6b43',
  teal: '#0f6473',
  navy: '#24417a',
  violet: '#6a3d9a',
  wine: '#8c1d3f',
  brick: '#a43a1f',
  brown: '#74461c',
  graphite: '#3b4148',
} as const;

export type CompanyColor = keyof typeof COMPANY_COLORS;
