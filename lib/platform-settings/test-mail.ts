import 'server-only';
import { createTranslator } from 'next-intl';
import { z } from 'zod';
import { ALL_MESSAGES } from '../i18n/all-messages';
import type { Locale } from '../i18n/locales';
import { log } from '../log';
import { hasMailServer } from '../mail/has-mail-server';
import { sendMail } from '../mail/send-mail';
import { getBrand } from '../platform/get-brand';
import type { AdminContext } from '../server/admin-context';
import { assertMayOperate } from '../server/assert-may-operate';
import { operatorCommand } from '../server/operator-command';

const Outcome = z.enum(['sent', 'folder', 'refused']);

/** Notes in the operators' log that somebody tried, and what came of it. */
export const recordMailTest = operatorCommand(
  { name: 'settings.test_mail', permission: 'settings.manage', input: z.object({ outcome: Outcome }) },
  async (ctx, { outcome }) => {
    ctx.record({ subjectTenantId: null, entity: 'platform_settings', before: null, after: { outcome } });
    return { outcome, to: ctx.operator.email };
  },
);

/**
 * Sends a mail to the operator who asks, at once and past the queue, and says what came of it. `folder` is where no mail
 * server is set. Why one was refused is in the server's log only, as it may name more than operators should read.
 */
export async function testMail(ctx: AdminContext, locale: Locale) {
  assertMayOperate(ctx, recordMailTest.verb.permission);
  const { name, email } = ctx.operator;
  const t = createTranslator({ locale, messages: ALL_MESSAGES[locale], namespace: 'platform' });
  const brand = await getBrand();
  const mail = { to: email, subject: t('mail_subject', { brand }), text: t('mail_text', { name, brand }), locale };
  const sent = await sendMail(mail).then(
    () => true,
    (err: unknown) => {
      log.warn({ err }, 'the test mail was refused');
      return false;
    },
  );
  const taken = hasMailServer() ? ('sent' as const) : ('folder' as const);
  return recordMailTest(ctx, { outcome: sent ? taken : 'refused' });
}
