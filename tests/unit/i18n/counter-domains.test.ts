import { expect, it } from 'vitest';
import { COUNTER_DOMAINS } from '@/lib/i18n/counter-domains';
import { counterTexts as en } from '@/messages/en-counter';
import { counterTexts as fr } from '@/messages/fr-counter';
import { counterTexts as ht } from '@/messages/ht-counter';

it.each([
  ['English', en],
  ['French', fr],
  ['Kreyòl', ht],
])('the file of the counter’s texts has each of its domains in %s', (_language, texts) => {
  expect(Object.keys(texts).toSorted()).toEqual([...COUNTER_DOMAINS]);
});
