import http from 'node:http';

// Loaded before the server. Nothing of ours speaks another protocol, but in production Next leaves open, without an answer and
// without a time limit, each connection that asks for one. Where nobody listens for such a request, Node takes it as any other.
const { on } = http.Server.prototype;
function onOther(event, ...args) {
  if (event === 'upgrade' && process.env.NODE_ENV === 'production') return this;
  return on.call(this, event, ...args);
}
http.Server.prototype.on = onOther;
http.Server.prototype.addListener = onOther;
