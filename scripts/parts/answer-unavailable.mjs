import { AsyncLocalStorage } from 'node:async_hooks';
import http from 'node:http';

// Loaded before the server. A page that loses the database while it is drawn would be answered with 500. `instrumentation.ts`
// marks its request here, so that it is answered with 503, as pages are that come after it.
const RETRY_SECONDS = 5;
const requests = new AsyncLocalStorage();
globalThis[Symbol.for('wout.requests')] = requests;

const emit = http.Server.prototype.emit;
http.Server.prototype.emit = function emitMarkable(event, ...args) {
  if (event !== 'request') return emit.call(this, event, ...args);
  const mark = { unavailable: false };
  const [, response] = args;
  const writeHead = response.writeHead;
  response.writeHead = function writeMarkedHead(status, ...rest) {
    if (status !== 500 || !mark.unavailable) return writeHead.call(this, status, ...rest);
    this.setHeader('retry-after', String(RETRY_SECONDS));
    return writeHead.call(this, 503, ...rest);
  };
  return requests.run(mark, () => emit.call(this, event, ...args));
};
