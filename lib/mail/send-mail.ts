import 'server-only';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import nodemailer from 'nodemailer';
import { newId } from '../id';
import { log } from '../log';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  attachments?: { filename: string; content: Buffer }[];
}

/** Sends through SMTP_URL. If it is not set, writes the email to the outbox folder and logs it on the console. */
export async function sendMail(mail: Mail): Promise<void> {
  const from = process.env.MAIL_FROM ?? 'Wout <no-reply@wout.test>';
  if (process.env.SMTP_URL) {
    await nodemailer.createTransport(process.env.SMTP_URL).sendMail({ from, ...mail });
    return;
  }
  const folder = process.env.MAIL_OUTBOX ?? path.join(process.cwd(), '.data', 'outbox');
  await mkdir(folder, { recursive: true });
  const attached = (mail.attachments ?? []).map(({ filename }) => `Attached: ${filename}\n`).join('');
  const file = path.join(folder, `${newId()}.txt`);
  await writeFile(file, `From: ${from}\nTo: ${mail.to}\nSubject: ${mail.subject}\n${attached}\n${mail.text}\n`);
  log.info({ to: mail.to, subject: mail.subject, file }, 'mail written to the outbox');
}
