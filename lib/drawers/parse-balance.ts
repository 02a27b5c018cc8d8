import { parseMoney } from '../money';

/** Cents as people type them, below zero where more was given back than came in: `-12,50`. Null for anything else. */
export function parseBalance(text: string): number | null {
  const [, minus, amount = ''] = /^\s*([-\u2212])?(.*)$/.exec(text) ?? [];
  const cents = parseMoney(amount);
  return cents === null || cents === 0 || !minus ? cents : -cents;
}
