import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const compress = promisify(zlib.brotliCompress);
const TEXTS = /\.(?:js|css|svg)$/;

/** Writes each script, style and drawing below a folder once more, compressed by Brotli as small as it gets, beside it as `.br`. */
export async function precompress(folder) {
  const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && TEXTS.test(entry.name));
  await Promise.all(
    files.map(async (entry) => {
      const file = path.join(entry.parentPath, entry.name);
      fs.writeFileSync(`${file}.br`, await compress(fs.readFileSync(file)));
    }),
  );
}
