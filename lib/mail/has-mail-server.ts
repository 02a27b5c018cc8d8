import 'server-only';

/** Whether mails leave at all. Without a server they are only written to a folder, and reach nobody. */
export function hasMailServer(): boolean {
  return Boolean(process.env.SMTP_URL);
}
