import http from 'node:http';

/**
 * A response as it arrives: milliseconds to the first byte of its body and to its end, and its bytes. `onPiece` sees each piece.
 * Throws if it is not 200.
 */
export function ask({ port, headers }, path, { onPiece = () => undefined } = {}) {
  return new Promise((resolve, reject) => {
    const from = performance.now();
    const request = http.get({ host: '127.0.0.1', port, path, headers, agent: false }, (response) => {
      let [first, bytes] = [null, 0];
      response.on('data', (piece) => {
        first ??= performance.now() - from;
        bytes += piece.length;
        onPiece(piece, request);
      });
      response.on('end', () => {
        const total = performance.now() - from;
        if (response.statusCode === 200) resolve({ first: first ?? total, total, bytes });
        else reject(new Error(`${path} answered ${response.statusCode}`));
      });
      response.on('error', reject);
    });
    request.on('error', reject);
  });
}
