const HOST = 'host: kay.localhost\r\n';

/** What Node's own parser refuses, with the status of its answer. No part of the application sees it. */
export const NO_REQUESTS: readonly (readonly [what: string, status: number, sent: string])[] = [
  ['garbage', 400, '\x16\x03\x01\x02\x00\r\n\r\n'],
  ['another version', 400, `GET / HTTP/9.9\r\n${HOST}\r\n`],
  ['a header without a colon', 400, `GET / HTTP/1.1\r\n${HOST}no colon\r\n\r\n`],
  ['a header with a zero byte', 400, `GET /api/vehicles HTTP/1.1\r\n${HOST}x: a\0b\r\n\r\n`],
  ['a space before the colon', 400, `GET / HTTP/1.1\r\n${HOST}x : a\r\n\r\n`],
  ['no host', 400, 'GET / HTTP/1.1\r\n\r\n'],
  ['two lengths', 400, `POST /api/vehicles HTTP/1.1\r\n${HOST}content-length: 1\r\ncontent-length: 2\r\n\r\nab`],
  [
    'a length and pieces',
    400,
    `POST /api/vehicles HTTP/1.1\r\n${HOST}content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
  ],
  ['a head of 40 kB', 431, `GET / HTTP/1.1\r\n${HOST}x: ${'a'.repeat(40_000)}\r\n\r\n`],
  ['an address of 40 kB', 431, `GET /${'a'.repeat(40_000)} HTTP/1.1\r\n${HOST}\r\n`],
];
