import http from 'node:http';
import { peerOf } from './peer-of.mjs';

// Loaded before the server. It appends the connection's real address to x-forwarded-for, as every proxy does, because
// the rest of that header is whatever the client sends.
const emit = http.Server.prototype.emit;
http.Server.prototype.emit = function emitWithPeer(event, ...args) {
  if (event === 'request' || event === 'upgrade') {
    const [request] = args;
    const said = request.headers['x-forwarded-for'];
    request.headers['x-forwarded-for'] = said ? `${said}, ${peerOf(request)}` : peerOf(request);
  }
  return emit.call(this, event, ...args);
};
