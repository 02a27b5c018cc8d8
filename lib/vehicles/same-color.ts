import { colorOf } from './color-of';

/** Whether two texts name the same usual color, each in any of the three languages. */
export function sameColor(one: string, other: string): boolean {
  const color = colorOf(one);
  return color !== undefined && color === colorOf(other);
}
