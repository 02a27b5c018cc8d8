import 'server-only';
import type { Locale } from '../i18n/locales';
import { paperText } from './paper-text';

/** What a mail says, and that its paper goes with it. By WhatsApp the words go alone. */
export function withAttached(text: string, locale: Locale): string {
  return `${text}\n\n${paperText(locale)('papers.mail_attached')}`;
}
