import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Behavior = (request: IncomingMessage, response: ServerResponse) => void;

/** A server that answers as it is told to, one request after the other; the last way from then on. */
export async function misbehavingServer() {
  const state = { behaviors: [] as Behavior[], asked: [] as IncomingMessage[] };
  const server = createServer((request, response) => {
    state.asked.push(request);
    request.resume();
    const behave = state.behaviors.length > 1 ? state.behaviors.shift() : state.behaviors[0];
    behave?.(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Safe because it listens on a port.
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { state, origin: `http://127.0.0.1:${port}`, close };
}

/** Answers this; a text as it is. */
export function json(body: unknown, status = 200): Behavior {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
}

/** Breaks the connection off before it has answered. */
export const cut: Behavior = (request) => request.socket.destroy();

/** Breaks it off within the answer. */
export const halfway: Behavior = (request, response) => {
  response.writeHead(200, { 'content-length': '100' });
  response.write('{"ro', () => request.socket.destroy());
};

/** Never answers. */
export const silent: Behavior = () => undefined;
