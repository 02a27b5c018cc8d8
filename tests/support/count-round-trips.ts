import net from 'node:net';
import { readMessages } from './postgres-messages';

/** Nothing more comes of one turn of the application after so long, and after so many turns of the event loop. */
const QUIET_MS = 60;
const QUIET_TURNS = 50;

/**
 * Forwards connections to a PostgreSQL server, and counts round trips. Answers are held until all that was sent is answered
 * and nothing more is sent. So whatever waits for an answer before it asks is another round trip, however fast the server
 * is.
 */
export async function countRoundTrips(databaseUrl: string) {
  const { hostname, port } = new URL(databaseUrl);
  let trips = 0;
  const open = new Set<net.Socket>();
  const server = net.createServer((near) => {
    const far = net.connect(Number(port), hostname);
    let held: Buffer[] = [];
    let timer: NodeJS.Timeout | undefined;
    let soon: NodeJS.Immediate | undefined;
    /** Requests without an answer; null while signing in, when nothing is held. */
    let unanswered: number | null = null;
    const asked = readMessages(
      (type) => {
        if (unanswered !== null && 'QS'.includes(type)) unanswered += 1;
      },
      { untyped: true },
    );
    const answered = readMessages(
      (type) => {
        if (type === 'Z') unanswered = unanswered === null ? 0 : unanswered - 1;
      },
      { untyped: false },
    );
    const wait = () => {
      clearTimeout(timer);
      if (soon) clearImmediate(soon);
      timer = setTimeout(() => rest(QUIET_TURNS), QUIET_MS);
    };
    /** On a busy machine the time may be over before the application has had its turn. */
    function rest(turns: number) {
      soon = setImmediate(() => (turns > 0 ? rest(turns - 1) : release()));
    }
    function release() {
      if (held.length === 0 || (unanswered ?? 0) > 0) return;
      trips += 1;
      near.write(Buffer.concat(held));
      held = [];
    }
    near.on('data', (part: Buffer) => {
      asked(part);
      far.write(part);
      wait();
    });
    far.on('data', (part: Buffer) => {
      answered(part);
      held.push(part);
      wait();
    });
    near.on('close', () => far.destroy());
    far.on('close', () => near.end());
    for (const socket of [near, far]) open.add(socket.on('error', () => near.destroy()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as net.AddressInfo).port);
  return {
    url: url.href,
    /** How often something waited for the database while it was done. */
    async during(work: () => Promise<unknown>): Promise<number> {
      const before = trips;
      await work();
      return trips - before;
    },
    async close(): Promise<void> {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
