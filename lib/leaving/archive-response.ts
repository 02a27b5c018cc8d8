import 'server-only';
import { Readable } from 'node:stream';
import { createTranslator } from 'next-intl';
import { ALL_MESSAGES } from '../i18n/all-messages';
import type { Locale } from '../i18n/locales';
import { watchExport } from '../reports/watch-export';
import { writeArchive } from './write-archive';

interface Archived {
  tenantId: string;
  exportId: string;
  slug: string;
  locale: Locale;
}

/** The archive of a company that has joined its line, made while it is sent and explained in the company's language. */
export function archiveResponse({ tenantId, exportId, slug, locale }: Archived): Response {
  const t = createTranslator({ locale, messages: ALL_MESSAGES[locale], namespace: 'leaving' });
  const readme = `${t('readme').replaceAll('\n', '\r\n')}\r\n`;
  const { stream } = watchExport({ tenantId, exportId }, (copy) => ({
    stream: writeArchive(tenantId, { copy, readme }),
    mime: 'application/zip',
    extension: 'zip',
  }));
  // Safe because Node's own type of a web stream is the same stream.
  return new Response(Readable.toWeb(stream) as ReadableStream<Uint8Array>, {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${slug}.zip"`,
      'cache-control': 'private, no-store',
    },
  });
}
