import http from 'node:http';

// Loaded before the server. It appends the connection's real address to x-forwarded-for, as every proxy does, because
// the rest of that header is whatever the client sends.
const emit = http.Server.prototype.emit;
http.Server.prototype.emit = function emitWithPeer(event, ...args) {
  if (event === 'request' || event === 'upgrade') {
    const [request] = args;
    const peer = request.socket.remoteAddress?.replace(/^::ffff:/, '') ?? '';
    const said = request.headers['x-forwarded-for'];
    request.headers['x-forwarded-for'] = said ? `${said}, ${peer}` : peer;
  }
  return emit.call(this, event, ...args);
};
