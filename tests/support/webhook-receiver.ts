import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { startCanary } from './canary-server';

export interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

/** A server that takes events at `/fine`, and fails in another way at each other path. */
export async function startReceiver() {
  const received: Received[] = [];
  const status = (code: number) => (_request: unknown, response: ServerResponse) =>
    void response.writeHead(code).end('No.');
  const server = await startCanary({
    '/fine': (request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        received.push({ headers: request.headers, body: Buffer.concat(parts).toString() });
        response.writeHead(200).end('Thank you');
      });
    },
    '/broken': status(500),
    '/gone': status(410),
    '/moved': (_request, response) => void response.writeHead(302, { location: '/fine' }).end(),
    '/silent': () => undefined,
    '/switches': (request) => void request.socket.end('HTTP/1.1 101 x\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n'),
    '/cut': (request) => void request.socket.destroy(),
    '/half': (_request, response) => void response.writeHead(200, { 'content-length': '100' }).write('Half of'),
    '/endless': (_request, response) => void response.writeHead(200).write('x'.repeat(100_000)),
    '/zero': (_request, response) => void response.writeHead(200).end('a\u0000b'),
  });
  return { ...server, received };
}
