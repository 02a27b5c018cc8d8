export interface LetterBlock {
  lines: string[];
  /** The address that the block ends with. */
  link?: string | undefined;
  /** What the link does, as the line before it says. */
  label?: string | undefined;
}

const AT_END = /^(.*?)\s*(https?:\/\/[^\s<>"']+)$/;
/** What fits on one line of a button on a phone. */
const LONGEST_LABEL = 32;

/** The paragraphs of a mail's text. An address that ends a line also ends its block, to become a button. */
export function letterBlocks(text: string): LetterBlock[] {
  const blocks: LetterBlock[] = [];
  for (const paragraph of text.trim().split(/\n\s*\n/)) {
    let lines: string[] = [];
    for (const line of paragraph.split('\n')) {
      const [, before = '', link] = AT_END.exec(line.trim()) ?? [];
      if (!link) {
        lines.push(line);
        continue;
      }
      if (before) lines.push(before);
      const said = lines.at(-1)?.match(/^(.*\S)\s*:$/)?.[1];
      const label = said && said.length <= LONGEST_LABEL ? said : undefined;
      // The button says it, so it is not said twice.
      if (label) lines.pop();
      blocks.push({ lines, link, label });
      lines = [];
    }
    if (lines.length > 0) blocks.push({ lines });
  }
  return blocks;
}
