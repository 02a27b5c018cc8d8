import http from 'node:http';

// Loaded before the server: the one place that every answer passes, also those that Next gives by itself, such as 404 for a
// file and 405 for a method. Nothing here replaces what a page, a file or a refusal says of itself.
const NONE = "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const HEADERS = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
  // The browser's own viewers draw a picture or a PDF with styles of theirs.
  'content-security-policy': `default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; ${NONE}`,
};
/** A script that runs as a worker is held to its own policy, and loads more scripts. */
const OF_SCRIPTS = { 'content-security-policy': NONE };

/** What Node answers by itself to what is no request; 400 for the rest. */
const UNREADABLE = { HPE_HEADER_OVERFLOW: 431, HPE_CHUNK_EXTENSIONS_OVERFLOW: 413, ERR_HTTP_REQUEST_TIMEOUT: 408 };

const writeHead = http.ServerResponse.prototype.writeHead;
http.ServerResponse.prototype.writeHead = function writeProtectedHead(...args) {
  if (!this.headersSent) {
    const headers = this.req.url.startsWith('/_next/static/') ? { ...HEADERS, ...OF_SCRIPTS } : HEADERS;
    for (const [name, value] of Object.entries(headers)) if (!this.hasHeader(name)) this.setHeader(name, value);
  }
  return writeHead.apply(this, args);
};

// Node writes those past every response, so they are written here as it does, unless somebody else listens.
const emit = http.Server.prototype.emit;
http.Server.prototype.emit = function emitProtected(event, ...args) {
  if (event !== 'clientError' || this.listenerCount(event) > 0) return emit.call(this, event, ...args);
  const [error, socket] = args;
  // Half an answer can't become another one.
  if (socket.writable && !socket._httpMessage?.headersSent) socket.write(unreadable(UNREADABLE[error.code] ?? 400));
  socket.destroy(error);
  return true;
};

function unreadable(status) {
  const headers = { connection: 'close', 'content-length': '0', ...HEADERS };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${http.STATUS_CODES[status]}\r\n${lines.join('')}\r\n`;
}
