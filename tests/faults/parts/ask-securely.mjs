import http from 'node:http';
import https from 'node:https';

/** Sends a request through a proxy that ends TLS for names which no name server knows. Status 0 where no answer came. */
export function askSecurely(port, request) {
  return send(https.request, { port, servername: request.host, rejectUnauthorized: false }, request);
}

/** The same without TLS. */
export function askPlainly(port, request) {
  return send(http.request, { port }, request);
}

function send(open, place, { host, path, method = 'GET', headers = {}, body }) {
  return new Promise((resolve) => {
    const none = () => resolve({ status: 0, headers: {}, text: '' });
    const sent = { host, ...(body !== undefined && { 'content-length': body.length }), ...headers };
    const options = { ...place, host: '127.0.0.1', method, path, headers: sent, agent: false };
    const request = open(options, async (answer) => {
      try {
        const text = Buffer.concat(await answer.toArray()).toString();
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text });
      } catch {
        none();
      }
    });
    request.on('error', none);
    request.end(body);
  });
}
