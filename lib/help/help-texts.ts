import type { Translate } from '../i18n/translate';
import { HELP_ARTICLES, type HelpArticle } from './articles';
import { placeOf, SHORTCUTS } from './shortcuts';

export interface HelpText {
  name: HelpArticle;
  title: string;
  about: string;
  steps: string[];
  rules: string[];
  shortcuts: { where: string; keys: string; does: string }[];
  screen: string | null;
}

/** One article in the reader's language. */
export function helpText(name: HelpArticle, t: Translate): HelpText {
  return {
    name,
    title: t(`help.${name}_title`),
    about: t(`help.${name}_about`),
    steps: name === 'shortcuts' ? [] : t(`help.${name}_steps`).split('\n'),
    rules: name === 'shortcuts' ? [] : t(`help.${name}_rules`).split('\n'),
    shortcuts:
      name === 'shortcuts'
        ? SHORTCUTS.map((key) => ({
            where: t(`help.where_${placeOf(key)}`),
            keys: t(`help.keys_${key}`),
            does: t(`help.does_${key}`),
          }))
        : [],
    screen: HELP_ARTICLES[name].screen,
  };
}
