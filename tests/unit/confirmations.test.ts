import { describe, expect, it } from 'vitest';
import en from '@/messages/en';
import fr from '@/messages/fr';
import ht from '@/messages/ht';
import { confirmingTexts, dismissingButtons } from '../support/confirmations';

type Texts = Record<string, Record<string, string>>;
// Safe because texts are two levels deep: a domain and a key.
const LANGUAGES = Object.entries({ en, fr, ht }) as unknown as [string, Texts][];

const confirming = confirmingTexts();

describe.each(LANGUAGES)('confirmations in %s', (_locale, texts) => {
  const back = texts.action?.back ?? '';
  const labels = confirming.flatMap(({ file, keys }): [string, string][] => {
    const found = keys.flatMap((key) => textsOf(texts, key));
    return found.length > 0 ? found : [[file, '']];
  });

  it('are found', () => {
    expect(labels.length).toBeGreaterThan(40);
    expect(labels.filter(([, text]) => !text)).toEqual([]);
  });

  it('name the act and its object on the button', () => {
    expect(labels.filter(([, text]) => wordsOf(text).length < 2)).toEqual([]);
  });

  it('are dismissed by a verb that no act has', () => {
    expect(labels.filter(([, text]) => wordsOf(text)[0] === wordsOf(back)[0])).toEqual([]);
  });
});

/** Dialogs that lead somewhere else instead, and say where. */
const LEADING_ELSEWHERE = [
  'app/(tenant)/availability/moving/move-price.tsx',
  'components/layout/leave-question.tsx',
  'components/scan/found-fields.tsx',
  'components/scan/nothing-found.tsx',
];

it('each other dialog is dismissed by “Back”', () => {
  const buttons = dismissingButtons();
  expect(buttons.length).toBeGreaterThan(10);
  const others = buttons.filter(({ button }) => !/DialogCancel|t\('(?:action\.)?back'\)/.test(button));
  expect(others.map(({ file }) => file)).toEqual(LEADING_ELSEWHERE);
  expect([en, fr, ht].map(({ action }) => action.back)).toEqual(['Back', 'Retour', 'Tounen']);
  expect([en, fr, ht].filter(({ action }) => 'cancel' in action)).toEqual([]);
});

/** The texts of a key, in which a star stands for any part. None if the file's translator is of another domain. */
function textsOf(texts: Texts, key: string): [string, string][] {
  const [domain = '', name = ''] = key.split('.');
  const pattern = new RegExp(`^${name.replaceAll('*', '\\w+')}$`);
  const found = Object.entries(texts[domain] ?? {}).filter(([one]) => pattern.test(one));
  return found.map(([one, text]) => [`${domain}.${one}`, text]);
}

/** A value that is filled in counts as a word. */
function wordsOf(text: string): string[] {
  return text
    .replace(/\{[^}]*\}/g, 'value')
    .split(/[\s\u00a0]+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
}
