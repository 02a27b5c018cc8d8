import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentDisposition, shownFileName } from '@/lib/storage/file-name';

/** Letters of all kinds, and all ways in which a name can do harm. */
const NAME = fc
  .array(fc.constantFrom(...'ab.é/\\\0\r\n\u202e\u200b"%*:<;🚗 '))
  .map((letters) => letters.join('').repeat(9));

describe('a file’s shown name', () => {
  it.each([
    ['Devan machin.jpg', 'Devan machin.jpg'],
    ['Kat grize é à.pdf', 'Kat grize é à.pdf'],
    ['C:\\fakepath\\IMG_1.JPG', 'IMG_1.JPG'],
    ['photo\u202egpj.exe', 'photogpj.exe'],
    ['a\u0000b.png', 'ab.png'],
    ['   ', ''],
  ])('of %j is %j', (name, shown) => {
    expect(shownFileName(name)).toBe(shown);
  });

  it('never has a folder, an invisible letter or more than 120 letters, whatever was typed', () => {
    fc.assert(
      fc.property(NAME, (name) => {
        const shown = shownFileName(name);
        expect(shown).not.toMatch(/[/\\\p{Cc}\p{Cf}]/u);
        expect([...shown].length).toBeLessThanOrEqual(120);
      }),
    );
  });
});

it('is named in a header that any name leaves whole', () => {
  fc.assert(
    fc.property(NAME, (name) => {
      const header = contentDisposition('inline', shownFileName(name));
      expect(header).toMatch(/^inline; filename="[^"\\\r\n]*"; filename\*=UTF-8''[\w.!~%-]*$/);
      expect(() => new Headers({ 'content-disposition': header })).not.toThrow();
    }),
  );
  expect(contentDisposition('attachment', 'dèyè "1".webp')).toBe(
    `attachment; filename="deye _1_.webp"; filename*=UTF-8''d%C3%A8y%C3%A8%20%221%22.webp`,
  );
});
