import { drawnSignature } from '../drawn-signature';

const PNG = 'data:image/png;';

/**
 * A paper's data without what would keep it from being drawn: signatures from before they were looked at, which may be
 * damaged. A damaged one is left out, and the rest of the paper stays.
 */
export function drawable<T>(value: T, name = ''): T {
  // Safe because each kind of value stays of its kind.
  if (typeof value === 'string') return (name === 'image' ? readable(value) : value) as T;
  if (Array.isArray(value)) return value.map((each) => drawable(each)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, drawable(each, key)])) as T;
}

/** The pictures of photos are of our own making, and of another kind. */
function readable(image: string): string {
  return image.startsWith(PNG) ? (drawnSignature(image) ?? '') : image;
}
