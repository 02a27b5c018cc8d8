import { randomUUID } from 'node:crypto';

/** The request that uploads a vehicle's photo or document. */
export function upload({ vehicleId, slot, content, type }) {
  const field = (name, value) => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const file = `--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\ncontent-type: ${type}\r\n\r\n`;
  const before = Buffer.from(field('vehicleId', vehicleId) + field('slot', slot) + file);
  const body = Buffer.concat([before, content, Buffer.from('\r\n--b--\r\n')]);
  const headers = { 'content-type': 'multipart/form-data; boundary=b' };
  return { method: 'POST', path: '/api/files', body, headers, key: randomUUID() };
}
