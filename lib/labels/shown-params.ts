import 'server-only';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ErrorBody } from '../errors';
import { readableParams } from '../readable-params';
import { missingFieldLabel } from './missing-field-label';

/** An error's parameters as people read them: fields by their labels, days and times in words. */
export async function shownParams({ code, params }: ErrorBody): Promise<ErrorBody['params']> {
  if (!params) return params;
  const [t, locale] = await Promise.all([getTranslations(), getLocale()]);
  const label = (name: string) => {
    const key = missingFieldLabel(name);
    return key ? t(key) : name;
  };
  if (code !== 'missing_required') return readableParams(params, locale);
  const shown = Object.entries(params).map(([name, value]) => [name, String(value).split(', ').map(label).join(', ')]);
  return Object.fromEntries(shown);
}
