import http from 'node:http';
import https from 'node:https';
import { performance } from 'node:perf_hooks';

const PATIENCE_MS = 60_000;
const SETTINGS = { keepAlive: true, maxSockets: 200 };
const plain = { open: http.request, agent: new http.Agent(SETTINGS) };
const secure = { open: https.request, agent: new https.Agent({ ...SETTINGS, rejectUnauthorized: false }) };

/**
 * Sends a request to our server as a company's manager: to its port, or through a proxy that ends TLS, `{ front: port }`. Resolves
 * with status, body and time, also where no answer came: then the status is 0.
 */
export function ask(place, { company, method = 'GET', path, body, key, headers = {}, parse = true }) {
  const from = performance.now();
  const content = body === undefined ? undefined : Buffer.isBuffer(body) ? body : JSON.stringify(body);
  return new Promise((resolve) => {
    const end = (status, text = Buffer.alloc(0)) =>
      resolve({ status, body: parse ? parsed(text) : text, ms: performance.now() - from });
    const { open, agent } = typeof place === 'number' ? plain : secure;
    const port = typeof place === 'number' ? place : place.front;
    const request = open(
      {
        ...{ host: '127.0.0.1', port, method, path, agent, timeout: PATIENCE_MS },
        ...(company && { servername: `${company.slug}.localhost` }),
        headers: {
          ...(company && { host: `${company.slug}.localhost`, authorization: `Bearer ${company.token}` }),
          ...(content && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(content) }),
          ...(key && { 'idempotency-key': key }),
          ...headers,
        },
      },
      async (response) => {
        try {
          end(response.statusCode, Buffer.concat(await response.toArray()));
        } catch {
          end(0);
        }
      },
    );
    request.on('timeout', () => request.destroy());
    request.on('error', () => end(0));
    request.end(content);
  });
}

function parsed(text) {
  try {
    return JSON.parse(text.toString());
  } catch {
    return null;
  }
}
