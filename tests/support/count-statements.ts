import net from 'node:net';

const STATEMENTS = ['Q', 'B'];

/** Forwards connections to a PostgreSQL server, and counts the statements sent through: simple ones and bound ones. */
export async function countStatements(databaseUrl: string) {
  const { hostname, port } = new URL(databaseUrl);
  let count = 0;
  const open = new Set<net.Socket>();
  const server = net.createServer((near) => {
    const far = net.connect(Number(port), hostname);
    let rest = Buffer.alloc(0);
    let started = false;
    near.on('data', (part) => {
      rest = Buffer.concat([rest, typeof part === 'string' ? Buffer.from(part) : part]);
      for (;;) {
        // The first message has no letter for its kind, only its length.
        const letters = started ? 1 : 0;
        const whole = rest.length >= letters + 4 ? letters + rest.readInt32BE(letters) : Number.POSITIVE_INFINITY;
        if (rest.length < whole) break;
        if (started && STATEMENTS.includes(String.fromCharCode(rest[0] ?? 0))) count += 1;
        rest = rest.subarray(whole);
        started = true;
      }
    });
    near.pipe(far).pipe(near);
    for (const socket of [near, far]) open.add(socket.on('error', () => near.destroy()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as net.AddressInfo).port);
  return {
    url: url.href,
    /** How many statements were sent while something was done. */
    async during(work: () => Promise<unknown>): Promise<number> {
      const before = count;
      await work();
      return count - before;
    },
    async close(): Promise<void> {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
