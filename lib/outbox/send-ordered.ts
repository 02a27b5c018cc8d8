import 'server-only';
import { readTenant, withTenant } from '@/db/client';
import { sendMail } from '../mail/send-mail';
import { findPaper, readPaper } from '../papers/read-paper';
import { type ClaimedMail, claimMail, endMail, type MailName } from './claim-mail';
import { mailSender } from './mail-sender';
import { papersOf } from './papers-of';
import { readerLocale } from './reader-locale';

/** Mails that are being sent by this server, by their ids. */
const sending = new Map<string, Promise<void>>();

/**
 * Sends an ordered mail if its time has come. If it fails, the job `send-mail` tries again later. A server that ends
 * between sending and noting it makes a second one, with the same Message-ID. Must not be called inside a transaction.
 */
export function sendOrdered(name: MailName): Promise<void> {
  const underway = sending.get(name.id);
  if (underway) return underway;
  const sent = send(name).finally(() => sending.delete(name.id));
  sending.set(name.id, sent);
  return sent;
}

async function send(name: MailName): Promise<void> {
  const mail = await withTenant(name.tenantId, (tx) => claimMail(tx, name));
  if (!mail) return;
  const { id, recipient: to, subject, body: text } = mail;
  const [sender, locale] = await readTenant(name.tenantId, async (tx) => [
    await mailSender(tx, mail),
    await readerLocale(tx, mail),
  ]);
  const look = { ...(sender && { sender }), ...(locale && { locale }) };
  await sendMail({ id, to, subject, text, ...look, attachments: await attachments(mail) });
  await withTenant(name.tenantId, (tx) => endMail(tx, name, 'sent'));
}

/** The mail's papers. One that was ordered a moment ago is printed first. */
async function attachments(mail: ClaimedMail) {
  const { tenantId } = mail;
  const attached: { filename: string; content: Buffer }[] = [];
  for (const of of await readTenant(tenantId, (tx) => papersOf(tx, mail))) {
    const paper = await readPaper(tenantId, () => readTenant(tenantId, (tx) => findPaper({ tenantId, tx }, of)));
    if (paper) attached.push({ filename: `${paper.number}.pdf`, content: paper.content });
  }
  return attached;
}
