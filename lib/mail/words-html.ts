import { escapeHtml } from './escape-html';

const POINT = /^[-•] +(.*)$/;
/** A name and what it is, such as `Pickup: 9:00`. A longer beginning is a sentence. */
const FACT = /^(?![-•])([^:.,]{2,24}?)\s?: (\S.*)$/;
/** A number of a paper or a plate. Broken at its hyphen, it is hard to read and to copy. */
const NUMBER = /(?<![\w-])(?=[\w-]{3,24}(?![\w-]))(?=[\w-]*\d)\w+(?:-\w+)+/g;
const WRAP = 'overflow-wrap:anywhere;word-break:break-word';

type Kind = 'point' | 'fact' | 'line';

/** The lines of one paragraph: points as a list below their title, facts as a table, and all else as it stands. */
export function wordsHtml(lines: readonly string[]): string {
  const groups: { kind: Kind; lines: string[] }[] = [];
  for (const [index, line] of lines.entries()) {
    const kind = kindOf(lines, index);
    const last = groups.at(-1);
    if (last?.kind === kind) last.lines.push(line);
    else groups.push({ kind, lines: [line] });
  }
  return groups
    .map(({ kind, lines: own }, index) => {
      if (kind === 'point') return listHtml(own);
      if (kind === 'fact') return tableHtml(own);
      return paragraphHtml(own, groups[index + 1]?.kind === 'point');
    })
    .join('\n');
}

/** Escaped, and with each number in one piece. */
export function lineHtml(text: string): string {
  return escapeHtml(text).replace(NUMBER, (number) => `<span style="white-space:nowrap">${number}</span>`);
}

/** A fact has another one beside it. Alone it is a line like any other. */
function kindOf(lines: readonly string[], index: number): Kind {
  const isFact = (at: number) => FACT.test(lines[at] ?? '');
  if (POINT.test(lines[index] ?? '')) return 'point';
  return isFact(index) && (isFact(index - 1) || isFact(index + 1)) ? 'fact' : 'line';
}

function paragraphHtml(lines: readonly string[], isTitle: boolean): string {
  const look = isTitle ? 'margin:0 0 4px;font-weight:600' : 'margin:0 0 16px';
  return `<p style="${look};${WRAP}">${lines.map(lineHtml).join('<br>')}</p>`;
}

function listHtml(lines: readonly string[]): string {
  const points = lines.map(
    (line) => `<li style="margin:0 0 4px;${WRAP}">${lineHtml(POINT.exec(line)?.[1] ?? '')}</li>`,
  );
  return `<ul style="margin:0 0 16px;padding:0 0 0 20px">${points.join('')}</ul>`;
}

function tableHtml(lines: readonly string[]): string {
  const rows = lines.map((line) => {
    const [, name = '', value = ''] = FACT.exec(line) ?? [];
    return `<tr><td class="muted" valign="top" style="padding:4px 16px 4px 0;color:#6b645e;overflow-wrap:normal;word-break:normal">${lineHtml(name)}</td><td valign="top" style="padding:4px 0;font-weight:500;${WRAP}">${lineHtml(value)}</td></tr>`;
  });
  return `<table cellpadding="0" cellspacing="0" style="margin:0 0 16px;border-collapse:collapse;font-size:16px;line-height:24px">${rows.join('')}</table>`;
}
