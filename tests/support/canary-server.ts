import http from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = (request: http.IncomingMessage, response: http.ServerResponse, origin: string) => void;

/** A server on this machine that counts its connections, whether or not they send a request. */
export async function startCanary(answers: Record<string, Answer> = {}) {
  let knocks = 0;
  let origin = '';
  const server = http.createServer((request, response) => {
    const answer = answers[new URL(request.url ?? '/', 'http://x').pathname];
    if (answer) answer(request, response, origin);
    else response.writeHead(404).end();
  });
  server.on('connection', () => {
    knocks += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Safe because a server that listens on a port has such an address.
  const { port } = server.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    port,
    knocks: () => knocks,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
