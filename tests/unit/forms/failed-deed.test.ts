import { NextIntlClientProvider } from 'next-intl';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type FailedDeed, FormFailure } from '@/components/forms/form-failure';
import { MissingFields } from '@/components/forms/missing-fields';
import { FailedPage } from '@/components/layout/failed-page';
import type { ErrorBody, ErrorCode } from '@/lib/errors';
import en from '@/messages/en';
import fr from '@/messages/fr';
import ht from '@/messages/ht';

const MESSAGES = { en, fr, ht };

/** The texts that a person reads, in order. */
function read(part: ReactNode, locale: keyof typeof MESSAGES = 'en'): string[] {
  const provider = { locale, timeZone: 'UTC', messages: MESSAGES[locale], children: part };
  const markup = renderToStaticMarkup(createElement(NextIntlClientProvider, provider));
  const texts = markup.replaceAll('&#x27;', "'").split(/<[^>]*>/);
  return texts.filter((text) => text.trim() !== '');
}

function form(failure: ErrorBody, deed: FailedDeed = 'save_payment') {
  return createElement(FormFailure, { failure, deed });
}

describe('a form', () => {
  it.each<ErrorCode>(['server_error', 'network_error', 'database_unavailable', 'storage_unavailable'])(
    'says what failed above a reason that does not: %s',
    (code) => {
      expect(read(form({ code }))).toEqual([en.errors.save_payment, en.errors[code]]);
    },
  );

  it.each<ErrorCode>(['insufficient_permissions', 'amount_exceeds_due', 'session_expired'])(
    'says no more than a reason that says all: %s',
    (code) => {
      expect(read(form({ code }))).toEqual([en.errors[code]]);
    },
  );

  it('names the range that a value is outside of, and what may be wrong where no field is', () => {
    const outside = { code: 'out_of_range', params: { fromCents: 100, toCents: 999_999 } } as const;
    expect(read(form(outside))).toEqual(['Enter a value from 1.00\u00a0USD to 9,999.99\u00a0USD']);
    expect(read(form({ code: 'validation_error' }))).toEqual([en.errors.validation_refused]);
  });

  it.each(['en', 'fr', 'ht'] as const)('says it in %s, with the reference in the log', (locale) => {
    const { errors, common } = MESSAGES[locale];
    const reference = common.error_reference.replace('{reference}', 'abc-1');
    expect(read(form({ code: 'server_error', reference: 'abc-1' }, 'create_rental'), locale)).toEqual([
      errors.create_rental,
      errors.server_error,
      reference,
    ]);
  });

  it('that names what is missing says it too', () => {
    const missing = {
      failure: { code: 'network_error' as const },
      deed: 'save_driver' as const,
      errors: {},
      required: [],
    };
    expect(read(createElement(MissingFields, missing))).toEqual([en.errors.save_driver, en.errors.network_error]);
  });
});

describe('a page', () => {
  const page = (path: string, digest?: string) =>
    createElement(FailedPage, { error: { digest }, path, onRetry: () => {} });

  it.each([
    ['/vehicles', en.errors.load_vehicles],
    ['/customers', en.errors.load_customers],
    ['/drivers', en.errors.load_drivers],
    ['/dashboard', en.errors.load_statistics],
  ])('at %s says what could not be loaded, and why', (path, what) => {
    expect(read(page(path, 'database_unavailable'))).toEqual([what, en.errors.database_unavailable, en.action.retry]);
    const reference = en.common.error_reference.replace('{reference}', '2718');
    expect(read(page(path, '2718'))).toEqual([what, en.errors.server_error, reference, en.action.retry]);
  });

  it('says the reason alone where that says all, and where what was to be shown has no name', () => {
    expect(read(page('/vehicles', 'insufficient_permissions'))).toEqual([
      en.errors.insufficient_permissions,
      en.action.retry,
    ]);
    expect(read(page('/rentals', 'database_unavailable'))).toEqual([en.errors.database_unavailable, en.action.retry]);
  });
});
