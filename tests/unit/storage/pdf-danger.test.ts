import { expect, it } from 'vitest';

const file = new URL('../../../lib/storage/pdf-danger.mjs', import.meta.url).href;
const { findPdfDanger } = (await import(file)) as { findPdfDanger: (bytes: Buffer) => string | null };

it('gives up a file whose objects would be read over and over, instead of taking longer', () => {
  const unended = Buffer.from(`%PDF-1.7\n${'1 0 obj (\n'.repeat(5_000)}`);
  expect(findPdfDanger(unended)).toBe('file_unreadable');
});

it('reads a long file of one word', () => {
  expect(findPdfDanger(Buffer.alloc(8 * 1024 * 1024, 'a'))).toBeNull();
});
