import type { AgreementClause } from './agreement-data';

/** Clauses are separated by empty lines. The first line of each is its title, and the others are its text. */
export function parseTerms(text: string): AgreementClause[] {
  return text
    .replaceAll('\r', '')
    .split(/\n\s*\n/)
    .map((clause) => clause.trim().split('\n'))
    .map(([title = '', ...body]) => ({ title: title.trim(), body: body.join('\n').trim() }))
    .filter(({ title }) => title !== '');
}

/** Clauses as `parseTerms` reads them. */
export function termsText(clauses: readonly AgreementClause[]): string {
  return clauses.map(({ title, body }) => `${title}\n${body}`.trim()).join('\n\n');
}
