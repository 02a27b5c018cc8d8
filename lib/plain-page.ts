import { BRAND } from './brand';
import type { Locale } from './i18n/locales';
import { strictPolicy } from './strict-policy';

/** The colors are those of `app/globals.css`, which this page can't load. */
const STYLE = `
:root { color-scheme: light dark; --canvas: oklch(0.982 0.004 80); --text: oklch(0.235 0.012 70); --accent: oklch(0.5 0.13 245); --on-accent: oklch(0.995 0 0) }
@media (prefers-color-scheme: dark) {
  :root { --canvas: oklch(0.185 0.008 70); --text: oklch(0.945 0.006 80); --accent: oklch(0.735 0.115 240); --on-accent: oklch(0.17 0.03 245) }
}
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; color: var(--text); background: var(--canvas) }
main { min-height: 100dvh; box-sizing: border-box; padding: 1.5rem; display: grid; place-content: center; justify-items: center; gap: 1rem;
  text-align: center }
h1, p { margin: 0; max-width: 28rem }
h1 { font-size: 1.25rem }
a { min-height: 44px; padding: 0 1rem; display: inline-flex; align-items: center; border-radius: 8px; font-weight: 500; text-decoration: none;
  color: var(--on-accent); background: var(--accent) }`;

interface PlainPage {
  status: number;
  locale: Locale;
  title: string;
  detail?: string | undefined;
  link: { text: string; href: string };
  /** The page loads itself again after so many seconds. */
  retrySeconds?: number | undefined;
  headers?: Record<string, string>;
}

/**
 * A page for a request that no page of the application can respond to. It uses nothing that could be away too. All texts
 * are our own: nothing here is escaped.
 */
export function plainPage({ status, locale, title, detail, link, retrySeconds, headers }: PlainPage): Response {
  const html = `<!DOCTYPE html>
<html lang="${locale}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
${retrySeconds ? `<meta http-equiv="refresh" content="${retrySeconds}">` : ''}
<title>${title} · ${BRAND}</title>
<style>${STYLE}
</style>
</head>
<body>
<main>
<h1>${title}</h1>
${detail ? `<p>${detail}</p>` : ''}
<a href="${link.href}">${link.text}</a>
</main>
</body>
</html>`;
  return new Response(html, {
    status,
    headers: {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': strictPolicy("style-src 'unsafe-inline'"),
      'cache-control': 'no-store',
      ...(retrySeconds && { 'retry-after': String(retrySeconds) }),
    },
  });
}
