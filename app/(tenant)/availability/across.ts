import type { CSSProperties } from 'react';

/** The width of the column with the vehicles' names. */
export const NAME_PX = 208;

/** Where something lies across a row's days, from one share of them to another, both from 0 to 1. */
export function across(from: number, until: number): CSSProperties {
  const days = (share: number) => `(100% - ${NAME_PX}px) * ${share}`;
  return { left: `calc(${NAME_PX}px + ${days(from)})`, width: `calc(${days(until - from)})` };
}
