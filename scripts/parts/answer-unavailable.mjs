import http from 'node:http';

// Loaded before the server. A page that loses the database while it is drawn would be answered with 500. `instrumentation.ts`
// marks its request, which `follow-requests.mjs` follows, so that it is answered with 503, as pages are that come after it.
const RETRY_SECONDS = 5;

const emit = http.Server.prototype.emit;
http.Server.prototype.emit = function emitMarkable(event, ...args) {
  const followed = event === 'request' && globalThis[Symbol.for('wout.requests')]?.getStore()?.request;
  if (followed) {
    const [, response] = args;
    const writeHead = response.writeHead;
    response.writeHead = function writeMarkedHead(status, ...rest) {
      if (status !== 500 || !followed.unavailable) return writeHead.call(this, status, ...rest);
      this.setHeader('retry-after', String(RETRY_SECONDS));
      return writeHead.call(this, 503, ...rest);
    };
  }
  return emit.call(this, event, ...args);
};
