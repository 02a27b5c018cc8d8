import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lineReader } from '@/lib/reports/formats/take-lines';

async function* inPieces(text: string, sizes: readonly number[]): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  let at = 0;
  for (let turn = 0; at < bytes.length; turn += 1) {
    const size = sizes[turn % sizes.length] ?? 1;
    yield bytes.subarray(at, at + size);
    at += size;
  }
}

it('gives every line to one file, in order, and as many to each as it may have', async () => {
  const lines = fc.array(
    fc.string({ maxLength: 12 }).map((text) => text.replaceAll('\n', '')),
    { maxLength: 40 },
  );
  const sizes = fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(lines, sizes, fc.integer({ min: 1, max: 9 }), async (all, pieces, most) => {
      const reader = lineReader(inPieces(all.map((line) => `${line}\n`).join(''), pieces));
      const files: string[][] = [];
      while (!(await reader.isOver())) {
        const parts: Buffer[] = [];
        for await (const piece of reader.take(most)) parts.push(piece);
        files.push(Buffer.concat(parts).toString().split('\n').slice(0, -1));
      }
      expect(files.flat()).toEqual(all);
      expect(files.slice(0, -1).every((file) => file.length === most)).toBe(true);
      expect(files.every((file) => file.length <= most && file.length > 0)).toBe(true);
    }),
  );
});
