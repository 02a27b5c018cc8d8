import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';

// Loaded before the server. Next would compress each script again for each visitor, and by gzip, which leaves an eighth more to be sent
// to a phone. `precompress.mjs` has compressed them once; they are kept here, some 1.5 MB. All that is asked otherwise is left to Next.
const PREFIX = '/_next/static/';
const FOLDER = path.resolve('.next', 'static');
const TYPES = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
  '.svg': 'image/svg+xml',
};
const kept = new Map(process.env.NODE_ENV === 'production' && fs.existsSync(FOLDER) ? compressed(FOLDER) : []);

const emit = http.Server.prototype.emit;
http.Server.prototype.emit = function emitCompressed(event, ...args) {
  if (event !== 'request' || kept.size === 0) return emit.call(this, event, ...args);
  const [request, response] = args;
  const file = answerOf(request);
  if (!file) return emit.call(this, event, ...args);
  response.writeHead(200, {
    'content-type': file.type,
    'content-encoding': 'br',
    'content-length': file.body.length,
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
  });
  response.end(request.method === 'HEAD' ? undefined : file.body);
  return true;
};

function answerOf({ method, url, headers }) {
  if (!url.startsWith(PREFIX) || (method !== 'GET' && method !== 'HEAD') || headers.range) return undefined;
  return takesBrotli(headers['accept-encoding'] ?? '') ? kept.get(url.split('?', 1)[0]) : undefined;
}

function takesBrotli(accepted) {
  return accepted.split(',').some((one) => /^\s*br\s*(?:;\s*q=(?!0(?:\.0*)?\s*$).*)?$/.test(one));
}

function compressed(folder) {
  return fs
    .readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith('.br'))
    .map((name) => {
      const file = name.slice(0, -'.br'.length);
      const address = PREFIX + file.split(path.sep).map(encodeURIComponent).join('/');
      return [address, { type: TYPES[path.extname(file)], body: fs.readFileSync(path.join(folder, name)) }];
    });
}
