/**
 * At most so many units of a text, from its start or its end, without half of a character. Some characters are two units,
 * and PostgreSQL refuses half of one in JSON, with all that is written beside it.
 */
export function cutText(text: string, most: number, from: 'start' | 'end' = 'start'): string {
  if (text.length <= most) return text;
  return from === 'start'
    ? text.slice(0, most).replace(/[\ud800-\udbff]$/, '')
    : text.slice(-most).replace(/^[\udc00-\udfff]/, '');
}
