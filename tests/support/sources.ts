import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ParseResult, parseSync } from 'oxc-parser';

const ROOTS = ['app', 'components', 'db', 'lib', 'scripts', 'tests', 'middleware.ts', 'next.config.ts'];

export interface Import {
  /** For our files a path from the root without its extension; for others the package's name. */
  name: string;
  /** `type` imports no code; `later` is an `import()` that runs when it is reached. */
  kind: 'code' | 'later' | 'type';
}

export interface Source {
  file: string;
  text: string;
  imports: Import[];
  /** In the order of the file. Line comments on consecutive lines are one comment. */
  comments: string[];
}

/** Every source file of the repository with its imports and comments, read by a parser. Throws if a file is not code. */
export function readSources(): Source[] {
  return ROOTS.flatMap(filesUnder)
    .filter((file) => /\.(?:ts|tsx|mjs)$/.test(file) && !file.endsWith('.d.ts'))
    .map((file) => {
      const text = readFileSync(file, 'utf8');
      const parsed = parseSync(file, text);
      if (parsed.errors[0]) throw new Error(`${file}: ${parsed.errors[0].message}`);
      return { file, text, imports: importsOf(file, text, parsed.module), comments: commentsOf(text, parsed.comments) };
    });
}

function filesUnder(root: string): string[] {
  if (/\.ts$/.test(root)) return [root];
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

function commentsOf(text: string, comments: ParseResult['comments']): string[] {
  const found: string[] = [];
  let end = -1;
  for (const comment of comments) {
    const continues = comment.type === 'Line' && end >= 0 && /^\r?\n[ \t]*$/.test(text.slice(end, comment.start));
    if (continues) found.push(`${found.pop()}\n${comment.value}`);
    else found.push(comment.value);
    end = comment.type === 'Line' ? comment.end : -1;
  }
  return found;
}

function importsOf(file: string, text: string, module: ParseResult['module']): Import[] {
  const found: Import[] = [];
  for (const { moduleRequest, entries } of module.staticImports) {
    const typeOnly = entries.length > 0 && entries.every(({ isType }) => isType);
    found.push({ name: moduleRequest.value, kind: typeOnly ? 'type' : 'code' });
  }
  for (const { moduleRequest, isType } of module.staticExports.flatMap(({ entries }) => entries))
    if (moduleRequest) found.push({ name: moduleRequest.value, kind: isType ? 'type' : 'code' });
  const later = new Set(module.dynamicImports.map(({ start }) => start));
  for (const { index, 1: name = '' } of text.matchAll(/\bimport\(\s*'([^']+)'/g))
    found.push({ name, kind: later.has(index) ? 'later' : 'type' });
  return found.map(({ name, kind }) => ({ name: fromRoot(file, name), kind }));
}

function fromRoot(file: string, name: string): string {
  const place = name.startsWith('@/')
    ? name.slice(2)
    : name.startsWith('.')
      ? path.join(path.dirname(file), name)
      : null;
  return place?.replace(/\.(?:ts|tsx|mjs)$/, '') ?? name;
}
