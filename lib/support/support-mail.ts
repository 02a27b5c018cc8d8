import 'server-only';
import { createTranslator } from 'next-intl';
import { ALL_MESSAGES } from '../i18n/all-messages';
import type { Locale } from '../i18n/locales';
import { mailedOrigin } from '../tenants/mailed-origin';

interface About {
  /** The host that the link leads to: a company's, or the operators'. */
  slug: string;
  path: string;
  locale: Locale;
  subject: string;
  /** Who has written. */
  name: string;
  company: string;
}

/** The mail that says that somebody has written in a thread, with a link to it and nothing of what was written. */
export function supportMail(to: 'member' | 'operator', { slug, path, locale, ...about }: About) {
  const t = createTranslator({ locale, messages: ALL_MESSAGES[locale], namespace: 'support' });
  const origin = mailedOrigin(slug, {
    rootDomain: process.env.ROOT_DOMAIN || undefined,
    publicOrigin: process.env.PUBLIC_ORIGIN || process.env.RENDER_EXTERNAL_URL,
    port: process.env.PORT,
  });
  const link = `${origin}${path}`;
  return { subject: t(`${to}_mail_subject`, about), body: t(`${to}_mail_text`, { ...about, link }) };
}
