import http from 'node:http';

// Loaded before the server: appends the address that a connection really comes from to x-forwarded-for, as every proxy does,
// since what stands there otherwise is whatever the client says.
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
