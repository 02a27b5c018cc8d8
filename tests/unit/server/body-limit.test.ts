import { describe, expect, it } from 'vitest';
import { MAX_FILE_BYTES } from '@/lib/imports/values';
import { FILE_LIMIT_BYTES } from '@/lib/storage/prepare-file';
import nextConfig from '@/next.config';
import { readSources } from '@/tests/support/sources';

interface Part {
  bodyLimit: (request: { method: string; url: string }) => { bytes: number; isUpload: boolean };
}
const { bodyLimit } = (await import(new URL('../../../scripts/parts/body-limit.mjs', import.meta.url).href)) as Part;

const READERS = {
  'lib/storage/read-upload-form': FILE_LIMIT_BYTES + 64 * 1024,
  'lib/storage/read-bytes': MAX_FILE_BYTES,
};

const ROUTES = readSources()
  .filter(({ file }) => /^app\/api\/.*route\.ts$/.test(file))
  .map(({ file, imports }) => ({
    url: `/${file.replace(/^app\/|\/route\.ts$/g, '').replace(/\[[^/]+\]/g, 'one')}`,
    needed: Object.entries(READERS).find(([name]) => imports.some((one) => one.name === name))?.[1],
  }));
const UPLOADS = ROUTES.filter(({ needed }) => needed !== undefined);

describe('what a request may send', () => {
  it('is as much as a route for files takes, which are found by what they read with', () => {
    expect(UPLOADS.map(({ url }) => url).sort()).toEqual(['/api/files', '/api/imports/one', '/api/settings/logo']);
    for (const { url, needed = 0 } of UPLOADS) {
      const limit = bodyLimit({ method: 'POST', url: `${url}?tenant=kay` });
      expect([limit.isUpload, limit.bytes > needed], url).toEqual([true, true]);
    }
  });

  it('is little at every other address and for every other method', () => {
    const others = ROUTES.filter(({ needed }) => needed === undefined);
    expect(others.length).toBeGreaterThan(100);
    for (const url of [
      ...others.map((one) => one.url),
      '/',
      '/vehicles',
      '/api/filesystem',
      '/x/api/files',
      '/api/imports/a/b',
    ])
      expect(bodyLimit({ method: 'POST', url }), url).toMatchObject({ isUpload: false, bytes: 3_000_000 });
    for (const method of ['GET', 'PUT', 'DELETE'])
      expect(bodyLimit({ method, url: '/api/files' }).isUpload).toBe(false);
  });

  it('is never more than Next keeps, which would cut off the rest in silence', () => {
    const kept = Object(nextConfig('')).experimental.proxyClientMaxBodySize;
    expect(kept).toBe('11mb');
    for (const { url } of UPLOADS)
      expect(bodyLimit({ method: 'POST', url }).bytes).toBeLessThanOrEqual(11 * 1024 * 1024);
  });
});
