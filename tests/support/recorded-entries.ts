import fs from 'node:fs';

const WRITES = new URL('../integration/verbs/writes/', import.meta.url);
const ENTRY = /^\+ audit_entries\n((?: {4}.*\n)*)/gm;

/** Every audit entry that the verbs' tests have recorded, by its verb. */
export const RECORDED_ENTRIES = fs.readdirSync(WRITES).flatMap((file) => {
  const text = fs.readFileSync(new URL(file, WRITES), 'utf8');
  return [...text.matchAll(ENTRY)].map(([, columns = '']) => {
    const column = (name: string) =>
      new RegExp(`^ {4}${name}: ((?:.*)(?:\\n {5}.*)*(?:\\n {4}})?)`, 'm').exec(columns)?.[1];
    return { verb: file.replace('.txt', ''), entity: column('entity') ?? '', after: column('after') };
  });
});
