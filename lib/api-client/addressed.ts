/** A path of our own API with the company in it, where one is named. */
export function addressed(path: string, slug: string | undefined): string {
  if (!slug) return path;
  return `${path}${path.includes('?') ? '&' : '?'}tenant=${encodeURIComponent(slug)}`;
}
