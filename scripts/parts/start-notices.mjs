import { secretNotice } from './environment.mjs';

/**
 * What a start says of settings that a server can do without, and those who use it can't. A wrong or indispensable one stops the
 * start (`assertSettings`).
 */
export function startNotices(env) {
  const { ROOT_DOMAIN: domain, PUBLIC_ORIGIN: origin, RENDER_EXTERNAL_URL: hosted, SMTP_URL: mail } = env;
  return [
    secretNotice(env),
    domain || origin || hosted
      ? null
      : 'ROOT_DOMAIN is not set, so companies are reached under localhost, from this machine alone. Set it to a domain whose subdomains lead here.',
    mail
      ? null
      : 'SMTP_URL is not set, so mails are written to a folder and reach nobody. Set it to a mail server: smtps://user:password@host:465.',
  ].filter((sentence) => sentence !== null);
}
