import type { Translate } from '../i18n/translate';

/** Texts without parameters are looked up once, since each entry asks for the same ones. */
export function rememberingTexts(t: Translate): Translate {
  const texts = new Map<string, string>();
  const known = new Map<string, boolean>();
  const text = (key: string, ...given: unknown[]) => {
    if (given.length > 0) return (t as unknown as (key: string, ...given: unknown[]) => string)(key, ...given);
    const kept = texts.get(key) ?? t(key as 'common.name');
    texts.set(key, kept);
    return kept;
  };
  const has = (key: string) => {
    const kept = known.get(key) ?? t.has(key as 'common.name');
    known.set(key, kept);
    return kept;
  };
  // Safe because no more of it is used to put an entry into words.
  return Object.assign(text, { has }) as unknown as Translate;
}
