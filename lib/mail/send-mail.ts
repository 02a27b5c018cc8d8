import 'server-only';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import nodemailer from 'nodemailer';
import { newId } from '../id';
import { log } from '../log';
import { getBrand } from '../platform/get-brand';
import { LOGO_CID, letterHtml, type Sender } from './letter-html';
import { senderLines } from './sender-lines';

export interface Mail {
  /** Makes its Message-ID. One that is sent twice is then one for the reader. */
  id?: string;
  to: string;
  subject: string;
  text: string;
  /** The company in whose name it is; without one, the platform. */
  sender?: Sender;
  /** The words on the button of its link. */
  action?: string;
  locale?: string;
  attachments?: { filename: string; content: Buffer }[];
}

/** How long a mail server may take for each step, in milliseconds: less than until the next try. */
const PATIENCE = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 };

/**
 * Sends text and HTML through SMTP_URL. If it is not set, writes the email to the outbox folder and logs it on
 * the console.
 */
export async function sendMail({ id, sender, action, locale, ...mail }: Mail): Promise<void> {
  const own = process.env.MAIL_FROM || 'Wout <no-reply@wout.test>';
  const address = /<([^>]+)>/.exec(own)?.[1] ?? own;
  const text = [mail.text, ...signature(sender)].join('\n');
  const { SMTP_URL: url } = process.env;
  if (url) {
    // A company's mails have its name. Its own address would be refused, as this server may not send for it.
    const from = sender ? { name: sender.name, address } : own;
    const messageId = id && `<${id}@${/@([^>\s]+)/.exec(address)?.[1] ?? 'wout.test'}>`;
    const by = sender ?? { name: await getBrand() };
    const html = letterHtml({ ...mail, sender: by, action, locale });
    const logo = by.logo && {
      filename: 'logo.png',
      content: by.logo,
      cid: LOGO_CID,
      contentDisposition: 'inline' as const,
    };
    const attachments = [...(logo ? [logo] : []), ...(mail.attachments ?? [])];
    await nodemailer
      .createTransport({ url, ...PATIENCE })
      .sendMail({ ...mail, from, replyTo: sender?.email || undefined, text, html, attachments, messageId });
    return;
  }
  const folder = process.env.MAIL_OUTBOX || path.join(process.cwd(), '.data', 'outbox');
  await mkdir(folder, { recursive: true });
  const attached = (mail.attachments ?? []).map(({ filename }) => `Attached: ${filename}\n`).join('');
  const file = path.join(folder, `${newId()}.txt`);
  await writeFile(
    file,
    `From: ${sender ? `${sender.name} <${address}>` : own}\nTo: ${mail.to}\nSubject: ${mail.subject}\n${attached}\n${text}\n`,
  );
  log.info({ file }, 'mail written to the outbox');
}

/** Below the text, how to reach the company, as below the HTML. */
function signature(sender: Sender | undefined): string[] {
  const lines = sender ? senderLines(sender) : [];
  return sender && lines.length > 0 ? ['', '-- ', sender.name, ...lines] : [];
}
