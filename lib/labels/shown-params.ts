import 'server-only';
import { getLocale, getTranslations } from 'next-intl/server';
import { formatDate } from '../dates';
import type { ErrorBody } from '../errors';
import { missingFieldLabel } from './missing-field-label';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** An error's parameters as people read them: fields by their labels, days in words. */
export async function shownParams({ code, params }: ErrorBody): Promise<ErrorBody['params']> {
  if (!params) return params;
  const [t, locale] = await Promise.all([getTranslations(), getLocale()]);
  const label = (name: string) => {
    const key = missingFieldLabel(name);
    return key ? t(key) : name;
  };
  const shown = Object.entries(params).map(([name, value]) => {
    if (code === 'missing_required') return [name, String(value).split(', ').map(label).join(', ')];
    // A day has no time zone, so any zone will do.
    return [name, typeof value === 'string' && DAY.test(value) ? formatDate(value, locale, 'UTC') : value];
  });
  return Object.fromEntries(shown);
}
