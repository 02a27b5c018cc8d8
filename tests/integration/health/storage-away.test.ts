import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { newId } from '@/lib/id';

it('says that a server is not ready while its storage takes nothing', async () => {
  const file = path.join(tmpdir(), newId());
  await writeFile(file, 'a file where the folder should be');
  vi.stubEnv('STORAGE_DIR', file);
  const { GET } = await import('@/app/api/ready/route');
  const response = await GET();
  expect([response.status, (await response.json()).checks.storage]).toEqual([503, 'fail']);
});
