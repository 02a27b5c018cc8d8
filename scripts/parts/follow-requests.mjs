import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { peerOf } from './peer-of.mjs';

const WELL_FORMED = /^[\w.-]{8,128}$/;
/** What joins a request to a trace that began elsewhere. */
const TRACE_HEADERS = ['traceparent', 'tracestate', 'baggage'];

// Loaded before the server: the one place that every request passes. What is known of a request is kept for all that it causes
// (`lib/request-scope.ts`). The application says here which proxies it trusts, and who is told of answers.
const requests = new AsyncLocalStorage();
globalThis[Symbol.for('wout.requests')] = requests;

const emit = http.Server.prototype.emit;
http.Server.prototype.emit = function emitFollowed(event, ...args) {
  if (event !== 'request') return emit.call(this, event, ...args);
  const [request, response] = args;
  const scope = { request: idsOf(request) };
  response.setHeader('x-request-id', scope.request.requestId);
  const listeners = globalThis[Symbol.for('wout.answered')];
  if (listeners?.size > 0) {
    const { method, url } = request;
    const from = performance.now();
    response.once('close', () => {
      const seconds = (performance.now() - from) / 1000;
      if (!response.writableFinished) scope.request.left = true;
      requests.run(scope, () => {
        for (const told of listeners) told(method, url, response.statusCode, seconds);
      });
    });
  }
  return requests.run(scope, () => emit.call(this, event, ...args));
};

/** The id of a request, its proxy's or our own, and the reference that people read out. Nobody else's word is believed. */
function idsOf(request) {
  const own = randomUUID();
  const trusted = globalThis[Symbol.for('wout.trusted')]?.(peerOf(request)) === true;
  const sent = request.headers['x-request-id'];
  const requestId = trusted && WELL_FORMED.test(sent ?? '') ? sent : own;
  request.headers['x-request-id'] = requestId;
  if (!trusted) for (const name of TRACE_HEADERS) delete request.headers[name];
  return { requestId, reference: own.slice(-12) };
}
