import { expect, it } from 'vitest';
import { chosenFiles } from '@/components/files/choose/chosen-files';
import { MANY_SLOTS } from '@/lib/files/many-slots';
import { FILE_OWNERS, FILE_SLOTS } from '@/lib/files/values';

const files = ['a.jpg', 'b.pdf', 'c.png'].map((name) => new File(['x'], name));
const SLOTS = FILE_OWNERS.flatMap((owner) => [...FILE_SLOTS[owner]]);

it.each(SLOTS)('never silently loses one of several files for the slot %s', (slot) => {
  const chosen = chosenFiles(slot, { files, url: null });
  if (MANY_SLOTS.includes(slot)) expect(chosen?.map(({ name }) => name)).toEqual(['a.jpg', 'b.pdf', 'c.png']);
  else expect(chosen).toBeNull();
});

it.each(SLOTS)('takes one file, or one address, for the slot %s', (slot) => {
  const [file] = files;
  expect(chosenFiles(slot, { files: files.slice(0, 1), url: null })).toEqual([
    { slot, name: 'a.jpg', source: { file } },
  ]);
  const url = 'https://example.com/papers/a.pdf';
  expect(chosenFiles(slot, { files: [], url })).toEqual([{ slot, name: 'a.pdf', source: { url } }]);
});
