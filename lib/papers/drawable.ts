import { drawnSignature } from '../drawn-signature';

const PNG = 'data:image/png;';
const SOFT_HYPHEN = '\u00ad';

/**
 * A paper's data without what would keep it from being drawn. A damaged signature, of before they were looked at, is left
 * out. Of soft hyphens, a line of nothing else ends the drawing, and no paper breaks a word at one.
 */
export function drawable<T>(value: T, name = ''): T {
  // Safe because each kind of value stays of its kind.
  if (typeof value === 'string') return (name === 'image' ? readable(value) : value.replaceAll(SOFT_HYPHEN, '')) as T;
  if (Array.isArray(value)) return value.map((each) => drawable(each)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, drawable(each, key)])) as T;
}

/** The pictures of photos are of our own making, and of another kind. */
function readable(image: string): string {
  return image.startsWith(PNG) ? (drawnSignature(image) ?? '') : image;
}
