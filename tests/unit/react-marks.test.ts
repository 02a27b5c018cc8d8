import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { HOLD_EARLY_PRESSES } from '@/components/layout/hold-early-presses';

it('React still marks the nodes it has taken over by the property that held presses wait for', () => {
  const mark = /indexOf\('(\w+\$)'\)/.exec(HOLD_EARLY_PRESSES)?.[1] ?? 'none';
  const folder = 'node_modules/next/dist/compiled/react-dom/cjs';
  for (const file of ['react-dom-client.production.js', 'react-dom-client.development.js'])
    expect(readFileSync(path.join(folder, file), 'utf8')).toContain(`"${mark}" + `);
});
