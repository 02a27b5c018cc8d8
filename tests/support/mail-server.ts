import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail server that takes everything. `delivered` has each mail as it was sent, and `open` gives its `SMTP_URL`. */
export function mailServer() {
  const delivered: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    // Nobody trusts the server's own certificate.
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      text(stream).then((content) => {
        delivered.push(content);
        done();
      }, done);
    },
  });
  return {
    delivered,
    async open(): Promise<string> {
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      return `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
    },
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
