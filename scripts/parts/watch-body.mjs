import http from 'node:http';
import { closeGently } from './close-gently.mjs';
import { peerOf } from './peer-of.mjs';

/** A body of which nothing comes for so long is ended. One that is no upload gets no more time after as long, so twice this in all. */
const STALLED_MS = 60_000;
const RETRY_SECONDS = 5;
/** Each piece is an object of its own, so that a byte sent alone takes half a KiB. An ordinary packet is larger than this. */
const LEAST_PIECE = 1024;
/** What a request is counted for besides its body. */
const REQUEST_BYTES = 16 * 1024;
/** More than was announced, for pieces that are smaller than `LEAST_PIECE`. A body is not cut off for some of those. */
const PIECES = 1.25;

/** The connections with bodies under way, and what frees the room of each. */
const closers = new WeakMap();

/**
 * Counts a request's body from its announcement until its answer has been sent, the connection has closed, or it stands still.
 * False if there is no room for it, and nothing is counted then.
 */
export function watchBody(request, response, { limit, announced, room }) {
  const network = globalThis[Symbol.for('wout.network')]?.(request.headers['x-forwarded-for']) ?? peerOf(request);
  let held = REQUEST_BYTES + Math.ceil(announced * PIECES);
  if (!room.take(network, held)) return false;
  let [received, cost] = [0, REQUEST_BYTES];
  let [arrived, answered, cut] = [false, false, false];
  const from = performance.now();
  const timer = setTimeout(() => stop(408), STALLED_MS).unref();
  const forget = onClose(request.socket, free);
  response.once('close', () => {
    answered = true;
    freeIfOver();
  });
  const push = request.push;
  // Listening to `data` instead would make it flow before Next listens, and Next replaces all who listen.
  request.push = function pushCounted(piece, ...rest) {
    // What comes after an early end is thrown away while the connection closes.
    if (cut) return true;
    if (piece === null) {
      arrived = true;
      clearTimeout(timer);
      freeIfOver();
    } else if (!count(piece.length)) return true;
    return push.call(this, piece, ...rest);
  };
  return true;

  function count(length) {
    received += length;
    cost += Math.max(length, LEAST_PIECE);
    if (received > limit.bytes) return stop(413, limit.code);
    if (cost > held) {
      if (!room.take(network, cost - held)) return stop(503, 'server_busy');
      held = cost;
    }
    if (limit.isUpload || performance.now() - from < STALLED_MS) timer.refresh();
    return true;
  }

  /** Next waits for the end of the body and can't answer, so this is said without it. Returns false. */
  function stop(status, code = 'network_error') {
    cut = true;
    clearTimeout(timer);
    if (response.headersSent) request.socket.destroy();
    else {
      closeGently(request.socket);
      const message = http.STATUS_CODES[status];
      const body = JSON.stringify({ error: { code, message }, message });
      response.writeHead(status, {
        ...{ connection: 'close', 'cache-control': 'no-store', 'content-type': 'application/json' },
        'content-length': body.length,
        ...(status === 503 && { 'retry-after': String(RETRY_SECONDS) }),
      });
      response.end(body);
    }
    return false;
  }

  /** What was cut off stays in memory until its connection has closed. */
  function freeIfOver() {
    if (arrived && answered) free();
  }

  function free() {
    clearTimeout(timer);
    forget();
    room.give(network, held);
    held = 0;
  }
}

/** Calls `close` once the connection has closed, unless it was told to forget that. Requests of one connection share one listener. */
function onClose(socket, close) {
  const known = closers.get(socket) ?? new Set();
  if (!closers.has(socket)) {
    closers.set(socket, known);
    socket.once('close', () => {
      for (const one of known) one();
    });
  }
  known.add(close);
  return () => known.delete(close);
}
