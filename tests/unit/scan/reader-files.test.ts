import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GET } from '@/app/scan/[readers]/[file]/route';
import { READER_FILES, READERS } from '@/lib/scan/reader-files';

function get(readers: string, file: string): Promise<Response> {
  return GET(new Request('http://lakay.localhost'), { params: Promise.resolve({ readers, file }) });
}

describe('the readers’ files', () => {
  it('carry the versions that are installed in their address', () => {
    const versions = ['zxing-wasm', 'tesseract.js', 'pdfjs-dist'].map((name) => {
      const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
      return `${name.replace('.js', '')}-${version}`;
    });
    expect(READERS).toBe(versions.join('-'));
  });

  it.each(Object.entries(READER_FILES))(
    '%s is there, of the size that progress counts with',
    (name, { from, bytes }) => {
      expect(statSync(`node_modules/${from}/${name}`).size).toBe(bytes);
    },
  );

  it('are served to be kept, with a policy that lets nothing else run', async () => {
    const response = await get(READERS, 'worker.min.js');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect((await response.arrayBuffer()).byteLength).toBe(READER_FILES['worker.min.js'].bytes);
  });

  it.each([
    [READERS, '../package.json'],
    [READERS, 'constructor'],
    ['older', 'worker.min.js'],
  ])('%s/%s is not served', async (readers, file) => {
    expect((await get(readers, file)).status).toBe(404);
  });
});
