import type { ReportInput } from './input';

/** A report's period and types as the query of an address, for its screen and its API. */
export function reportAddress({ from, until, types }: Pick<ReportInput, 'from' | 'until' | 'types'>): string {
  return new URLSearchParams([['from', from], ['until', until], ...types.map((type) => ['types', type])]).toString();
}
