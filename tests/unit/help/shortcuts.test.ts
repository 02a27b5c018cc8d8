import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SHORTCUTS } from '@/lib/help/shortcuts';

const GRID = 'app/(tenant)/availability/use-grid-keys.ts';
const MOVE = 'app/(tenant)/availability/moving/use-move-keys.ts';

/** Where each shortcut is handled, and how the code names its keys. Null: the browser or a library does it. */
const HANDLED: Record<(typeof SHORTCUTS)[number], [file: string, ...keys: RegExp[]] | null> = {
  planner_go: [GRID, /'ArrowRight'/, /'ArrowDown'/],
  planner_ends: [GRID, /'Home'/, /'End'/],
  planner_pages: [GRID, /'PageUp'/, /'PageDown'/],
  planner_days: [GRID, /shiftKey/],
  planner_take: [MOVE, /'m'/],
  moving_move: [MOVE, /'ArrowRight'/, /'ArrowDown'/],
  moving_stretch: [MOVE, /shiftKey/],
  moving_hours: [MOVE, /ctrlKey/],
  moving_drop: [MOVE, /'Enter'/],
  moving_cancel: [MOVE, /'Escape'/],
  picker_choose: ['components/forms/combobox.tsx', /'ArrowDown'/, /'Enter'/],
  picker_close: ['components/forms/combobox.tsx', /'Escape'/],
  photos_sort: ['components/files/gallery/photo-tile.tsx', /shiftKey/, /Arrow/],
  list_clear: ['components/lists/use-selection.ts', /'Escape'/],
  dialog_close: null,
  form_enter: null,
};

it.each(SHORTCUTS)('%s is handled', (shortcut) => {
  const [file, ...keys] = HANDLED[shortcut] ?? [];
  if (!file) return;
  const source = readFileSync(file, 'utf8');
  for (const key of keys) expect(source).toMatch(key);
});
