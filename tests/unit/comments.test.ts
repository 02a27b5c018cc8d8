import { describe, expect, it } from 'vitest';
import { readSources } from '../support/sources';

const MOST_WORDS = 30;
/** Words that a reader of today's English stumbles over. */
const DATED = /\b(?:anew|beginnings|hitherto|lest|shall|that which|thence|thereby|thereof|whence|whereby|whereof)\b/i;
const DIRECTIVE = /^\s*(?:biome-ignore|@ts-|turbopackIgnore|\/)/;

const COMMENTS = readSources()
  .filter(({ file }) => !file.endsWith('comments.test.ts'))
  .flatMap(({ file, comments }) =>
    comments.filter((text) => !DIRECTIVE.test(text)).map((text) => ({ file, text: unmarked(text) })),
  );

/** Without the asterisks of a block. A tag and an indented line of code each end the sentence before them. */
function unmarked(comment: string): string {
  return comment
    .replace(/^[ \t]*\*+[ \t]?/gm, '')
    .replace(/\n(?=@|\s{2,}\S)/g, '.\n')
    .replace(/\s+/g, ' ')
    .trim();
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])\s+/);
}

function wordsOf(sentence: string): number {
  return sentence.split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

describe('a comment', () => {
  it(`has no sentence of more than ${MOST_WORDS} words`, () => {
    const long = COMMENTS.flatMap(({ file, text }) =>
      sentencesOf(text)
        .filter((sentence) => wordsOf(sentence) > MOST_WORDS)
        .map((sentence) => `${file}: ${sentence}`),
    );
    expect(COMMENTS.length).toBeGreaterThan(1_000);
    expect(long).toEqual([]);
  });

  it('has no word of an older English', () => {
    const dated = COMMENTS.filter(({ text }) => DATED.test(text)).map(({ file, text }) => `${file}: ${text}`);
    expect(dated).toEqual([]);
  });
});
