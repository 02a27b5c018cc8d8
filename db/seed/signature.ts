import { deflateSync } from 'node:zlib';

const WIDTH = 300;
const HEIGHT = 100;

const drawn = new Map<string, string>();

/** A drawn line that looks like a signature, as a PNG data URL. Every name gives another line. */
export function demoSignature(name: string): string {
  const known = drawn.get(name) ?? draw(name);
  drawn.set(name, known);
  return known;
}

function draw(name: string): string {
  const pixels = Buffer.alloc((WIDTH + 1) * HEIGHT, 255);
  for (let row = 0; row < HEIGHT; row += 1) pixels[row * (WIDTH + 1)] = 0;
  const seed = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  for (let step = 0; step < 1600; step += 1) {
    const t = step / 1600;
    const x = Math.round(20 + t * 255 + 9 * Math.sin(t * 40 + seed));
    const y = Math.round(52 + 26 * Math.sin(t * (17 + (seed % 7)) + seed) * (1 - t * 0.7));
    for (const [dx, dy] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const) {
      if (x + dx < WIDTH && y + dy >= 0 && y + dy < HEIGHT) pixels[(y + dy) * (WIDTH + 1) + 1 + x + dx] = 30;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  header[8] = 8;
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(pixels)), chunk('IEND', Buffer.alloc(0))];
  const png = Buffer.concat([Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]), ...parts]);
  return `data:image/png;base64,${png.toString('base64')}`;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'ascii'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
