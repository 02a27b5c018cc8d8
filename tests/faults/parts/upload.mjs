import { randomUUID } from 'node:crypto';

/** As long as a browser's: a shorter one is refused. */
const BOUNDARY = `----WoutProbe${'0'.repeat(24)}`;

/** The request that uploads a vehicle's photo or document. */
export function upload({ vehicleId, slot, content, type }) {
  const field = (name, value) => `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const file = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="a"\r\ncontent-type: ${type}\r\n\r\n`;
  const before = Buffer.from(field('vehicleId', vehicleId) + field('slot', slot) + file);
  const body = Buffer.concat([before, content, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
  const headers = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
  return { method: 'POST', path: '/api/files', body, headers, key: randomUUID() };
}
