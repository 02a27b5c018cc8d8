import { normalizeSearch } from '../search/normalize-search';
import type { HelpText } from './help-texts';

/** The articles that have every word of a search, those with all words in the title first. Accents and capitals do not matter. */
export function searchHelp(articles: readonly HelpText[], text: string): HelpText[] {
  const words = normalizeSearch(text).split(' ').filter(Boolean);
  const has = (parts: string[]) => {
    // Words are found by how they begin, so that a short one does not find half of the help.
    const folded = ` ${normalizeSearch(parts.join(' '))}`;
    return words.every((word) => folded.includes(` ${word}`));
  };
  const found = articles.filter(({ title, about, steps, rules, shortcuts }) =>
    has([title, about, ...steps, ...rules, ...shortcuts.flatMap(({ keys, does }) => [keys, does])]),
  );
  return [...found.filter(({ title }) => has([title])), ...found.filter(({ title }) => !has([title]))];
}
