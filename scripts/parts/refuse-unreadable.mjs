import http from 'node:http';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const REFUSED = 'x-wout-refused';

// Loaded before the server. Next answers a request that it can't read with an error page of its own. Such a request is
// passed on as one that it can read, with a header from which `middleware.ts` responds.
const emit = http.Server.prototype.emit;
http.Server.prototype.emit = function emitReadable(event, ...args) {
  if (event === 'request') {
    const [request] = args;
    const reason = refusal(request);
    delete request.headers[REFUSED];
    if (reason) {
      request.headers[REFUSED] = reason;
      request.method = 'GET';
      request.url = /^\/api(?![^/?])/.test(request.url) ? '/api/unreadable' : '/unreadable';
    }
  }
  return emit.call(this, event, ...args);
};

function refusal({ method, url, headers }) {
  if (!METHODS.includes(method)) return 'method_not_allowed';
  if (!url.startsWith('/')) return 'invalid_address';
  if (/^multipart\/form-data(?!.*boundary=)/i.test(headers['content-type'] ?? '')) return 'invalid_json';
  try {
    decodeURIComponent(url.split('?', 1)[0]);
    return null;
  } catch {
    return 'invalid_address';
  }
}
