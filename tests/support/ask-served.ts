import http from 'node:http';

export interface Served {
  status: number;
  headers: http.IncomingHttpHeaders;
  text: string;
}

interface Asked {
  method?: string;
  /** The host's name before `.localhost`; the bare one if there is none. */
  label?: string | null;
  token?: string | null;
  headers?: http.OutgoingHttpHeaders;
  body?: string | Buffer;
}

const agent = new http.Agent({ keepAlive: true, maxSockets: 8 });

/** Asks the served application as no browser would: with any header, and with none that a browser adds. */
export function askServed(path: string, { method = 'GET', label, token, headers, body }: Asked = {}): Promise<Served> {
  const port = Number(process.env.E2E_PORT);
  const host = `${label ? `${label}.` : ''}localhost:${port}`;
  return new Promise((resolve, reject) => {
    const request = http.request(
      {
        ...{ host: '127.0.0.1', port, method, path, agent },
        headers: {
          host,
          ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
          ...(token && { cookie: `wout.session=${token}` }),
          ...headers,
        },
      },
      async (answer) => {
        try {
          const text = Buffer.concat(await answer.toArray()).toString('latin1');
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text });
        } catch (error) {
          reject(error);
        }
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}
