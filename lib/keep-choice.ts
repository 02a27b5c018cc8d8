const YEAR_SECONDS = 31_536_000;

/**
 * Keeps a choice in a cookie of this browser, so that the server's first response already uses it. What was chosen over https
 * never travels in the open.
 */
export function keepChoice(name: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we support
  document.cookie = `${name}=${value}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${secure}`;
}
