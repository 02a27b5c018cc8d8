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

const writeHead = http.ServerResponse.prototype.writeHead;
http.ServerResponse.prototype.writeHead = function writeProtectedHead(...args) {
  if (!this.headersSent) {
    const headers = this.req.url.startsWith('/_next/static/') ? { ...HEADERS, ...OF_SCRIPTS } : HEADERS;
    for (const [name, value] of Object.entries(headers)) if (!this.hasHeader(name)) this.setHeader(name, value);
  }
  return writeHead.apply(this, args);
};
