import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';

const part = (name: string) => new URL(`../../scripts/parts/${name}.mjs`, import.meta.url).href;

/**
 * Keeps bodies by Next's own means and answers with what it heard. A request is first told by 102 that it was let in. The address
 * says what becomes of it: `early` is answered at once, `hang` never, `broken` loses its connection.
 */
const PROGRAM = `
  const { createHash } = require('node:crypto');
  const { getCloneableBody } = require('next/dist/server/body-streams');
  globalThis[Symbol.for('wout.network')] = (forwarded) => forwarded.split(',')[0];
  require('node:http').createServer(async (request, response) => {
    const refused = request.headers['x-wout-refused'];
    const { method, url } = request;
    if (refused) return response.end(JSON.stringify({ method, url, refused }));
    if (url.endsWith('told')) response.writeProcessing();
    if (url.includes('hang')) return request.resume().on('end', () => response.writeProcessing());
    if (url.includes('early')) return response.end('early');
    if (url.includes('broken')) return setTimeout(() => request.socket.destroy(), 20);
    const body = getCloneableBody(request, 20_000_000);
    body.cloneBodyStream();
    try {
      await body.finalize();
      const hash = createHash('sha256');
      let length = 0;
      for await (const piece of request) {
        hash.update(piece);
        length += piece.length;
      }
      response.end(JSON.stringify({ method, url, length, hash: hash.digest('hex') }));
    } catch {
      response.destroy();
    }
  }).listen(0, '127.0.0.1', function () { console.log(this.address().port) })`;

/** A server with the limits of one in 512 MiB. Its clock may run `faster` than ours, which must be told to nothing else. */
export async function limitedServer({ faster = 1 } = {}) {
  const clock = `const [set, now] = [setTimeout, performance.now.bind(performance)];
    globalThis.setTimeout = (run, ms, ...rest) => set(run, ms / ${faster}, ...rest);
    performance.now = () => now() * ${faster};`;
  const preloads = [`data:text/javascript,${encodeURIComponent(clock)}`, part('limit-bodies'), part('peer-address')];
  const child: ChildProcess = spawn(
    process.execPath,
    [...preloads.flatMap((file) => ['--import', file]), '-e', PROGRAM],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, SERVER_MEMORY: String(512 * 1024 * 1024) },
    },
  );
  const [line] = await once(child.stdout as NonNullable<typeof child.stdout>, 'data');
  const port = Number(line);
  return { port, stop: () => child.kill(), connect: (head: string) => connectTo(port, head) };
}

/** The head of a POST that announces a body. */
export function postHead(path: string, lines: Record<string, string | number>): string {
  const all = Object.entries({ host: 'kay.localhost', ...lines }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `POST ${path} HTTP/1.1\r\n${all.join('')}\r\n`;
}

export type Client = Awaited<ReturnType<typeof connectTo>>;

/** A connection on which something was sent, and what has come back so far. */
async function connectTo(port: number, head: string) {
  const socket = net.connect(port, '127.0.0.1');
  let said = '';
  let failure: string | null = null;
  socket.on('data', (piece) => {
    said += piece;
  });
  socket.on('error', (error: NodeJS.ErrnoException) => {
    failure = error.code ?? 'failed';
  });
  // `once` of node:events would fail with the connection, after which nobody may be waiting for it any more.
  const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()));
  // An answer that ends with the connection, and not with an error, was read in full.
  const ended = closed.then(() => ({ said, failure }));
  await once(socket, 'connect');
  socket.write(head);
  return {
    socket,
    ended,
    said: () => said,
    /** All that came, once it matches. */
    hears: async (wanted: RegExp) => {
      while (!wanted.test(said)) {
        if (socket.closed) throw new Error(`The connection was closed: ${said}`);
        await Promise.race([once(socket, 'data'), closed]);
      }
      return said;
    },
  };
}
