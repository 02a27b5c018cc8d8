/** The time that people mean by `1430`, `14:30`, `14h30`, `14h`, `9` or `2:30 pm`, as `14:30`; null if it is none. */
export function typedTime(text: string): string | null {
  const match = /^(\d{1,2}?)(?:\s*[:.h]\s*(\d{2})?|(\d{2}))?\s*([ap]m)?$/.exec(text.trim().toLowerCase());
  if (!match) return null;
  const [, hours = '', apart, joined, half] = match;
  const hour = Number(hours);
  const minute = Number(apart ?? joined ?? 0);
  if (hour > 23 || minute > 59 || (half && (hour === 0 || hour > 12))) return null;
  const whole = half ? (hour % 12) + (half === 'pm' ? 12 : 0) : hour;
  return `${String(whole).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}
