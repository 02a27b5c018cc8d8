import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ICON_NAMES } from '@/components/ui/icon-names';

const SPRITE = readFileSync('components/ui/icons.svg', 'utf8');
const SCREENS = ['app', 'components'].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('icon-names.ts'))
    .map((file) => readFileSync(path.join(root, file), 'utf8')),
);

describe('icons', () => {
  it('exist for every name: `npm run icons` regenerates them', () => {
    const drawn = [...SPRITE.matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name);
    expect(drawn).toEqual([...ICON_NAMES]);
  });

  it('are all shown somewhere', () => {
    const unused = ICON_NAMES.filter((name) => !SCREENS.some((text) => new RegExp(`['"]${name}['"]`).test(text)));
    expect(unused).toEqual([]);
  });
});
