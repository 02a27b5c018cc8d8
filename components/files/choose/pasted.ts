interface Clipping {
  files: ArrayLike<File>;
  getData: (format: string) => string;
}

export type Pasted = { files: File[]; url: null } | { files: []; url: string };

/** What was pasted or dropped: its files, else the one address that it is; null for any other text. */
export function readPasted(clipping: Clipping): Pasted | null {
  const files = Array.from(clipping.files);
  if (files.length > 0) return { files, url: null };
  // A dragged link or picture carries a list, in which lines that begin with # are remarks.
  const list = clipping.getData('text/uri-list').split(/\r?\n/);
  const url = webAddress(list.find((line) => line && !line.startsWith('#')) ?? clipping.getData('text/plain'));
  return url ? { files: [], url } : null;
}

/** The text as an address that a server may fetch, with `https://` where nothing is said; null where it is none. */
export function webAddress(text: string): string | null {
  const trimmed = text.trim();
  if (!trimmed || /\s/.test(trimmed)) return null;
  if (/^https?:\/\//i.test(trimmed)) return URL.canParse(trimmed) ? new URL(trimmed).href : null;
  const bare = /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?\/\S+$/i.test(trimmed);
  return bare && URL.canParse(`https://${trimmed}`) ? new URL(`https://${trimmed}`).href : null;
}

/** What a file at an address is called: the last part of its path, else its host. */
export function nameOfAddress(url: string): string {
  const { pathname, hostname } = new URL(url);
  const last = pathname.split('/').findLast(Boolean) ?? hostname;
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
