import http from 'node:http';
import os from 'node:os';
import { bodyLimit } from './body-limit.mjs';
import { bodyRoom } from './body-room.mjs';
import { closeGently } from './close-gently.mjs';
import { watchBody } from './watch-body.mjs';

// Loaded before the server. Next keeps the whole body of a request in memory before anything of ours sees it. So a body that is
// too large is refused here, and so is one for which there is no room beside those that are under way.
const REFUSED = 'x-wout-refused';
const MIB = 1024 * 1024;
/** Of this server's memory: for uploads, and apart from them for all else, so that people still work while files fill their part. */
const UPLOAD_SHARE = 1 / 8;
const OTHER_SHARE = 1 / 16;
/** Of that, for one network. In 512 MiB it is three of the largest files at a time; one browser sends two. */
const NETWORK_SHARE = 3 / 4;
/** However little memory there is, one body must fit. */
const LEAST = 16 * MIB;
/** Node's own limit for a whole request is 5 minutes. A file of 10 MiB takes longer on a slow phone. */
const LONGEST_MS = 15 * 60_000;

const memory = Number(process.env.SERVER_MEMORY) || os.totalmem();
const rooms = { uploads: roomOf(UPLOAD_SHARE), others: roomOf(OTHER_SHARE) };

const emit = http.Server.prototype.emit;
http.Server.prototype.emit = function emitLimited(event, ...args) {
  if (event === 'listening') this.requestTimeout = LONGEST_MS;
  if (event === 'request' && hasBody(args[0])) {
    const [request, response] = args;
    const limit = bodyLimit(request);
    const announced = Number(request.headers['content-length'] ?? 0);
    const room = limit.isUpload ? rooms.uploads : rooms.others;
    if (announced > limit.bytes) refuse(request, response, limit.code);
    else if (!watchBody(request, response, { limit, announced, room })) refuse(request, response, 'server_busy');
  }
  return emit.call(this, event, ...args);
};

function hasBody({ headers }) {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Passed on without its body, as `refuse-unreadable.mjs` does: `middleware.ts` responds. */
function refuse(request, response, code) {
  closeGently(request.socket);
  response.setHeader('connection', 'close');
  request.headers[REFUSED] = code;
  request.method = 'GET';
  request.url = /^\/api(?![^/?])/.test(request.url) ? '/api/unreadable' : '/unreadable';
}

function roomOf(share) {
  const total = Math.max(memory * share, LEAST);
  return bodyRoom({ total, each: Math.max(total * NETWORK_SHARE, LEAST) });
}
