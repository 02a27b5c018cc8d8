import http from 'node:http';

// Loaded before the server: the one place that every request passes. `lib/health/metrics.ts` sets what is told of each answer;
// without it, nothing is timed.
const emit = http.Server.prototype.emit;
http.Server.prototype.emit = function emitTimed(event, ...args) {
  const told = event === 'request' && globalThis[Symbol.for('wout.answered')];
  if (told) {
    const [{ method, url }, response] = args;
    const from = performance.now();
    response.once('close', () => told(method, url, response.statusCode, (performance.now() - from) / 1000));
  }
  return emit.call(this, event, ...args);
};
