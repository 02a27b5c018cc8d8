import 'server-only';
import { createTranslator } from 'next-intl';
import { ALL_MESSAGES } from '../i18n/all-messages';
import type { Locale } from '../i18n/locales';
import type { ReportFile } from '../reports/formats/report-file';
import type { CopyRows } from '../reports/open-report';
import type { Reading } from '../reports/pass-on';
import { streamResponse } from '../reports/stream-response';
import { watchExport } from '../reports/watch-export';
import { writeArchive } from './write-archive';

interface Archived {
  tenantId: string;
  exportId: string;
  slug: string;
  locale: Locale;
}

/** The archive of a company that has joined its line, made while it is sent and explained in the company's language. */
export function archiveResponse({ tenantId, exportId, slug, locale }: Archived, reading: Reading): Response {
  const t = createTranslator({ locale, messages: ALL_MESSAGES[locale], namespace: 'leaving' });
  const readme = `${t('readme').replaceAll('\n', '\r\n')}\r\n`;
  const archive = (copy: CopyRows): ReportFile => ({
    stream: writeArchive(tenantId, { copy, readme }),
    mime: 'application/zip',
    extension: 'zip',
  });
  const { stream, mime } = watchExport({ tenantId, exportId }, archive, reading);
  return streamResponse(stream, { mime, name: `${slug}.zip` });
}
