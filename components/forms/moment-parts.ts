export type MomentPart = 'day' | 'time';

/** Day and time of `2026-11-25T14:30`. What was typed instead of a day may contain any letter, so the last `T` divides them. */
export function momentParts(value: string): Record<MomentPart, string> {
  const at = value.lastIndexOf('T');
  return at < 0 ? { day: value, time: '' } : { day: value.slice(0, at), time: value.slice(at + 1) };
}
