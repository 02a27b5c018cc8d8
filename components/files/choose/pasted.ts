interface Clipping {
  files: ArrayLike<File>;
  getData: (format: string) => string;
}

export type Pasted = { files: File[]; url: null } | { files: []; url: string };

/** What was pasted or dropped: its files, or a single web address; null for any other text. */
export function readPasted(clipping: Clipping): Pasted | null {
  const files = Array.from(clipping.files);
  if (files.length > 0) return { files, url: null };
  // A dragged link or image is a list in which lines that start with # are comments.
  const list = clipping.getData('text/uri-list').split(/\r?\n/);
  const url = webAddress(list.find((line) => line && !line.startsWith('#')) ?? clipping.getData('text/plain'));
  return url ? { files: [], url } : null;
}

/** The text as a URL that a server may download, with `https://` added if missing; null if it is not one. */
export function webAddress(text: string): string | null {
  const trimmed = text.trim();
  if (!trimmed || /\s/.test(trimmed)) return null;
  if (/^https?:\/\//i.test(trimmed)) return URL.canParse(trimmed) ? new URL(trimmed).href : null;
  const bare = /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?\/\S+$/i.test(trimmed);
  return bare && URL.canParse(`https://${trimmed}`) ? new URL(`https://${trimmed}`).href : null;
}

/** The name for a file at a URL: the last part of its path, or else its host. */
export function nameOfAddress(url: string): string {
  const { pathname, hostname } = new URL(url);
  const last = pathname.split('/').findLast(Boolean) ?? hostname;
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
