import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { cut, type HostileFile, joined, text } from './hostile-file';
import { zip } from './strangers';

const PAYLOAD = '<?php system($_GET["c"]); ?><script>alert(1)</script>';
const GREEN = { width: 320, height: 240, channels: 3, background: '#2a6' } as const;

function noise(width = 320, height = 240) {
  return sharp({ create: { ...GREEN, width, height, noise: { type: 'gaussian', mean: 128, sigma: 40 } } });
}

/** A PNG that claims to be larger than its content. */
async function pngOf(width: number, height: number): Promise<Uint8Array> {
  const png = await sharp({ create: GREEN }).png().toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

async function jpegOf(width: number, height: number): Promise<Uint8Array> {
  const jpeg = await sharp({ create: GREEN }).jpeg().toBuffer();
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  jpeg.writeUInt16BE(height, frame + 5);
  jpeg.writeUInt16BE(width, frame + 7);
  return jpeg;
}

async function webpOf(side: number): Promise<Uint8Array> {
  const webp = await sharp({ create: GREEN }).webp({ lossless: true }).toBuffer();
  const at = webp.indexOf('VP8L') + 9;
  const flags = webp.readUInt32LE(at) & 0xf0000000;
  webp.writeInt32LE(flags | ((side - 1) << 14) | (side - 1), at);
  return webp;
}

async function avifOf(side: number): Promise<Uint8Array> {
  const avif = await sharp({ create: GREEN }).avif({ effort: 0 }).toBuffer();
  const at = avif.indexOf('ispe') + 8;
  avif.writeUInt32BE(side, at);
  avif.writeUInt32BE(side, at + 4);
  return avif;
}

function frames(count: number) {
  const pixels = Buffer.from(Array.from({ length: 8 * 8 * count * 3 }, (_, at) => (at * 31) % 256));
  return sharp(pixels, { raw: { width: 8, height: 8 * count, channels: 3, pageHeight: 8 } });
}

/** A gray PNG with all its pixels black. */
function blackPng(side: number): Uint8Array {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head[8] = 8;
  const pixels = deflateSync(Buffer.alloc((side + 1) * side), { level: 1 });
  return joined('\x89PNG\r\n\x1a\n', chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', ''));
}

async function pngWithText(words: string): Promise<Uint8Array> {
  const png = await noise().png().toBuffer();
  return joined(png.subarray(0, 33), chunk('tEXt', `Comment\x00${words}`), png.subarray(33));
}

function chunk(name: string, content: Uint8Array | string): Uint8Array {
  const body = joined(name, content);
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32BE(body.length - 4, 0);
  numbers.writeUInt32BE(crc32(body), 4);
  return joined(numbers.subarray(0, 4), body, numbers.subarray(4));
}

async function jpegWithComment(words: string): Promise<Uint8Array> {
  const jpeg = await noise().jpeg().toBuffer();
  const length = Buffer.alloc(2);
  length.writeUInt16BE(words.length + 2);
  return joined(jpeg.subarray(0, 2), '\xff\xfe', length, words, jpeg.subarray(2));
}

function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}

const jpeg = () => noise().jpeg().toBuffer();
const refuse = (expected: HostileFile['expected'], what: string, content: HostileFile['content']): HostileFile => ({
  what,
  content,
  expected,
});
const keep = (what: string, content: HostileFile['content'], gone?: string): HostileFile => ({
  ...{ what, content, gone, expected: 'kept' },
});

/** Images that are broken, claim a wrong size, or are two things at once. */
export const PHOTOS: HostileFile[] = [
  refuse('image_too_large', 'a PNG of 50,000 × 50,000', () => pngOf(50_000, 50_000)),
  refuse('image_too_large', 'a JPEG of 50,000 × 50,000', () => jpegOf(50_000, 50_000)),
  refuse('image_too_large', 'a WebP of 16,000 × 16,000', () => webpOf(16_000)),
  refuse('image_too_large', 'an AVIF of 50,000 × 50,000', () => avifOf(50_000)),
  refuse('image_too_large', 'a PNG that is truly of 8,100 × 8,100, in a few bytes', () => blackPng(8100)),
  refuse('file_unreadable', 'a PNG that says more than it holds', () => pngOf(4000, 4000)),
  refuse('file_unreadable', 'a JPEG’s first bytes only', () => text('\xff\xd8\xff\xe0')),
  refuse('file_unreadable', 'a JPEG cut in its head', async () => cut(await jpeg(), 0.01)),
  refuse('file_unreadable', 'a JPEG cut in the middle', async () => cut(await jpeg(), 0.5)),
  refuse('file_unreadable', 'a JPEG cut near its end', async () => cut(await jpeg(), 0.9)),
  refuse('file_unreadable', 'a PNG cut in the middle', async () => cut(await noise().png().toBuffer(), 0.5)),
  refuse('file_unreadable', 'a WebP cut in the middle', async () => cut(await noise().webp().toBuffer(), 0.5)),
  refuse('file_unreadable', 'an AVIF cut in the middle', async () =>
    cut(await noise().avif({ effort: 0 }).toBuffer(), 0.5),
  ),
  refuse('file_unreadable', 'a GIF that is a script', () => text('GIF89a/*\x00\x00*/=1;alert(document.cookie);//')),
  refuse('file_type_refused', 'a script behind a PNG’s first bytes', () =>
    joined('\x89PNG\r\n\x1a\n', PAYLOAD.repeat(20)),
  ),
  refuse('file_unreadable', 'a script behind a PNG’s head', async () =>
    joined((await noise().png().toBuffer()).subarray(0, 41), PAYLOAD.repeat(20)),
  ),
  keep('a GIF with a script behind it', async () => joined(await noise().gif().toBuffer(), PAYLOAD), PAYLOAD),
  keep('a JPEG with PHP in its comment', () => jpegWithComment(PAYLOAD), PAYLOAD),
  keep(
    'a JPEG with an archive behind it',
    async () => joined(await jpeg(), zip('x.html', text(PAYLOAD))),
    'PK\x03\x04',
  ),
  keep('a JPEG with a PDF behind it', async () => joined(await jpeg(), '%PDF-1.7\n/JavaScript'), '%PDF'),
  keep('a PNG with a script in its texts', () => pngWithText(PAYLOAD), PAYLOAD),
  keep('a PNG with HTML behind it', async () => joined(await noise().png().toBuffer(), PAYLOAD), PAYLOAD),
  keep('a GIF of a thousand photos', () => frames(1000).gif().toBuffer(), 'NETSCAPE'),
  keep('a WebP of a thousand photos', () => frames(1000).webp({ loop: 0 }).toBuffer(), 'ANMF'),
  keep('a PNG of 16 bits', () => noise().toColourspace('rgb16').png().toBuffer()),
  keep('a JPEG for print, in CMYK', () => noise().toColourspace('cmyk').jpeg().toBuffer()),
  keep('a grey JPEG', () => noise().grayscale().jpeg().toBuffer()),
  keep('an AVIF', () => noise().avif({ effort: 0 }).toBuffer()),
  keep('a photo of one pixel', () => noise(1, 1).png().toBuffer()),
  keep('a sliver of 1 × 20,000', () => noise(1, 20_000).png().toBuffer()),
  keep(
    'a JPEG that says where it was taken',
    () =>
      noise()
        .withExif({
          IFD0: { Make: 'Kodak', Software: PAYLOAD },
          IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '18/1 32/1 0/1' },
        })
        .jpeg()
        .toBuffer(),
    'Kodak',
  ),
];
