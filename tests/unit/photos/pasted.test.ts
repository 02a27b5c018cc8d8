import { describe, expect, it } from 'vitest';
import { nameOfAddress, readPasted, webAddress } from '@/components/files/choose/pasted';

function clipping(texts: Record<string, string>, files: File[] = []) {
  return { files, getData: (format: string) => texts[format] ?? '' };
}

describe('what is pasted or dropped', () => {
  it('is its files, even if the browser adds a URL to them', () => {
    const file = new File(['x'], 'image.png', { type: 'image/png' });
    expect(readPasted(clipping({ 'text/plain': 'https://example.com/a.png' }, [file]))).toEqual({
      files: [file],
      url: null,
    });
  });

  it('is the first address of a dragged list, without its remarks', () => {
    const list = '# from the gallery\r\nhttps://example.com/a.jpg\r\nhttps://example.com/b.jpg';
    expect(readPasted(clipping({ 'text/uri-list': list }))?.url).toBe('https://example.com/a.jpg');
  });

  it('is the address that the text is', () => {
    expect(readPasted(clipping({ 'text/plain': ' https://example.com/a.jpg\n' }))?.url).toBe(
      'https://example.com/a.jpg',
    );
  });

  it.each([
    '',
    'Toyota RAV4',
    'see https://example.com/a.jpg',
    'file:///etc/passwd',
    'data:image/png;base64,AAAA',
    'https://',
  ])('is nothing where the text is %j', (text) => expect(readPasted(clipping({ 'text/plain': text }))).toBeNull());
});

describe('an address', () => {
  it('may lack its scheme where it has a path', () => {
    expect(webAddress('cdn.example.com/cars/rav4.jpg')).toBe('https://cdn.example.com/cars/rav4.jpg');
  });

  it.each(['example', 'javascript:alert(1)', 'ftp://example.com/a.jpg', '1.5', 'rav4.jpg'])('is not %j', (text) =>
    expect(webAddress(text)).toBeNull(),
  );

  it('names its file, decoded where it can be', () => {
    expect(nameOfAddress('https://example.com/cars/Mon%20auto.jpg?w=2')).toBe('Mon auto.jpg');
    expect(nameOfAddress('https://example.com/%E0%A4%A')).toBe('%E0%A4%A');
    expect(nameOfAddress('https://example.com/')).toBe('example.com');
  });
});
