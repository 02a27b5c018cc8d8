import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { sendMail } from '@/lib/mail/send-mail';

interface Delivery {
  user: string | undefined;
  from: string;
  to: string[];
  content: string;
}

const deliveries: Delivery[] = [];
const server = new SMTPServer({
  authOptional: false,
  allowInsecureAuth: true,
  // Nobody trusts the server's own certificate.
  disabledCommands: ['STARTTLS'],
  onAuth: ({ username, password }, _session, answer) =>
    password === 'a key/word' ? answer(null, { user: username }) : answer(new Error('refused')),
  onData: (stream, session, done) => {
    const { mailFrom, rcptTo } = session.envelope;
    text(stream).then((content) => {
      const from = mailFrom ? mailFrom.address : '';
      deliveries.push({ user: session.user, from, to: rcptTo.map(({ address }) => address), content });
      done();
    }, done);
  },
});

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  vi.unstubAllEnvs();
  return new Promise<void>((resolve) => server.close(resolve));
});

function address(password: string): string {
  const { port } = server.server.address() as AddressInfo;
  return `smtp://wout:${encodeURIComponent(password)}@127.0.0.1:${port}`;
}

/** Quoted-printable breaks long lines with "=" and writes bytes and special characters as "=XX". */
function decoded(content: string): string {
  return content
    .replace(/=\r?\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (codes) => decodeURIComponent(codes.replaceAll('=', '%')));
}

it('an email is sent through SMTP_URL with its sender, its accents and its complete link', async () => {
  vi.stubEnv('SMTP_URL', address('a key/word'));
  vi.stubEnv('MAIL_FROM', 'Lokasyon Lakay <wout@lakay.test>');
  const link = `https://lakay.example.com/auth/reset?token=${'a'.repeat(64)}`;
  await sendMail({ to: 'esther@lakay.test', subject: 'Modpas ou', text: `Bonswa Esthèr,\n\n${link}\n` });
  expect(deliveries).toMatchObject([{ user: 'wout', from: 'wout@lakay.test', to: ['esther@lakay.test'] }]);
  const content = deliveries[0]?.content ?? '';
  expect(content).toMatch(/^From: Lokasyon Lakay <wout@lakay\.test>\r?$/m);
  expect(content).toMatch(/^Subject: Modpas ou\r?$/m);
  const body = decoded(content);
  expect(body).toContain('Bonswa Esthèr');
  expect(body).toContain(link);
});

it('goes as text and as HTML, in the name of its company, with its logo and without anything to load', async () => {
  vi.stubEnv('SMTP_URL', address('a key/word'));
  const sender = { name: 'Lokasyon Lakay', logo: Buffer.from('a logo') };
  await sendMail({ to: 'esther@lakay.test', subject: 'x', text: 'Hello <Marie>', sender });
  const content = deliveries.at(-1)?.content ?? '';
  expect(content).toMatch(/^Content-Type: multipart\/alternative/m);
  expect(content).toMatch(/^Hello <Marie>\r?$/m);
  expect(content).toContain('Hello &lt;Marie&gt;');
  expect(content).toMatch(/^Content-I[dD]: <logo@letter>\r?$/m);
  expect(content).toContain(Buffer.from('a logo').toString('base64'));
});

it('has the company’s name on the server’s own address, and answers go to the company', async () => {
  vi.stubEnv('SMTP_URL', address('a key/word'));
  vi.stubEnv('MAIL_FROM', 'Wout <no-reply@wout.test>');
  const reach = { address: '12, rue Capois', phone: '+50937000035', email: 'info@lakay.test' };
  const mail = { to: 'esther@lakay.test', subject: 'x', text: 'Hello Marie' };
  await sendMail({ ...mail, sender: { name: 'Lokasyon "Lakay", Delmas', ...reach } });
  const content = deliveries.at(-1)?.content ?? '';
  expect(deliveries.at(-1)?.from).toBe('no-reply@wout.test');
  expect(content).toMatch(/^From: "Lokasyon \\"Lakay\\", Delmas" <no-reply@wout\.test>\r?$/m);
  expect(content).toMatch(/^Reply-To: info@lakay\.test\r?$/m);
  expect(decoded(content)).toMatch(
    /Hello Marie\r?\n\r?\n-- \r?\nLokasyon "Lakay", Delmas\r?\n12, rue Capois\r?\n\+509 3700-0035 · info@lakay\.test/,
  );
  await sendMail({ ...mail, sender: { name: 'Lakay', address: '', phone: '', email: '' } });
  expect(deliveries.at(-1)?.content).not.toMatch(/Reply-To|^-- /m);
});

it('a refused password is an error, and nothing is delivered', async () => {
  vi.stubEnv('SMTP_URL', address('wrong'));
  await expect(sendMail({ to: 'esther@lakay.test', subject: 'x', text: 'x' })).rejects.toThrow(/refused|Invalid login/);
  expect(deliveries).toHaveLength(4);
});
