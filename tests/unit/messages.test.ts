import { readdirSync } from 'node:fs';
import { createTranslator } from 'next-intl';
import { describe, expect, it } from 'vitest';
import { ERROR_STATUS } from '@/lib/error-status';
import en from '@/messages/en';
import fr from '@/messages/fr';
import ht from '@/messages/ht';
import { ALL_TEXTS } from '../support/all-texts';

interface Tree {
  [key: string]: string | Tree;
}

const TREES: Record<keyof typeof ALL_TEXTS, Tree> = { en, fr, ht };
const LANGUAGES = ['en', 'fr', 'ht'] as const;

/** The texts that the customer specified word for word (docs/rules.md §10). */
const GIVEN_TEXTS = {
  login_failed: 'Login failed',
  invalid_email_or_password: 'Invalid email or password',
  invalid_credentials: 'Invalid credentials',
  account_locked: 'Account locked',
  account_suspended: 'Account suspended',
  unauthorized_access: 'Unauthorized access',
  access_denied: 'Access denied',
  not_found: 'Page not found',
  server_error: 'Server error',
  network_error: 'Network error',
  validation_error: 'Validation error',
  required: 'This field is required',
  invalid_email: 'Invalid email address',
  invalid_phone: 'Invalid phone number',
  invalid_date: 'Invalid date',
  passwords_do_not_match: 'Passwords do not match',
  password_too_weak: 'Password is too weak',
  duplicate_email: 'Email already exists',
  duplicate_plate: 'License plate already exists',
  vehicle_not_available: 'Vehicle is not available',
  customer_blacklisted: 'Customer is blacklisted',
  insufficient_permissions: 'Insufficient permissions',
  tenant_suspended: 'Tenant account is suspended',
  plan_limit_exceeded: 'Plan limit exceeded',
  session_expired: 'Your session has expired. Please login again.',
  no_admin_access: "You don't have system admin access. Redirecting to tenant dashboard...",
  missing_required: 'Missing required: {fields}',
  load_vehicles: 'Failed to load vehicles',
  load_customers: 'Failed to load customers',
  load_drivers: 'Failed to load drivers',
  load_statistics: 'Failed to load statistics',
  load_summary: 'Failed to load summary. Please try again.',
  save_vehicle: 'Failed to save vehicle',
  save_customer: 'Failed to save customer',
  save_driver: 'Failed to save driver',
  save_payment: 'Failed to save payment. Please try again.',
  save_log: 'Failed to save maintenance log',
  delete_vehicle: 'Failed to delete vehicle',
  delete_customer: 'Failed to delete customer',
  delete_driver: 'Failed to delete driver',
  create_rental: 'Failed to create rental',
  create_reservation: 'Failed to create reservation',
  create_ticket: 'Failed to create maintenance ticket',
  mark_completed: 'Failed to mark completed',
  no_data_period: 'No data found for the selected period/types.',
} as const;

interface Parameters {
  names: Set<string>;
  /** What is formatted, and the branches of plurals: `plural:one`, `number`. */
  formats: Set<string>;
}

/** Walks a message by its braces: `{name}`, `{name, plural, one {…} other {…}}`. */
function parametersOf(text: string): Parameters {
  const found: Parameters = { names: new Set(), formats: new Set() };
  walk(text, found);
  return found;
}

function walk(text: string, found: Parameters): void {
  for (let at = text.indexOf('{'); at >= 0; at = text.indexOf('{', at)) {
    const end = closing(text, at);
    const [name = '', format, ...rest] = text.slice(at + 1, end).split(',');
    found.names.add(name.trim());
    if (format) walkBranches(format.trim(), rest.join(','), found);
    at = end;
  }
}

function walkBranches(format: string, text: string, found: Parameters): void {
  if (!text.includes('{')) found.formats.add(format);
  for (let at = text.indexOf('{'), from = 0; at >= 0; at = text.indexOf('{', from)) {
    const end = closing(text, at);
    found.formats.add(`${format}:${text.slice(from, at).trim()}`);
    walk(text.slice(at + 1, end), found);
    from = end + 1;
  }
}

function closing(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error(`A brace is not closed: ${text}`);
}

function keysWhere(language: keyof typeof ALL_TEXTS, broken: (text: string) => boolean): string[] {
  return [...ALL_TEXTS[language]].filter(([, text]) => broken(text)).map(([key]) => key);
}

it.each(LANGUAGES)('%s holds each of its files, one a domain', (language) => {
  const files = readdirSync(`messages/${language}`).map((file) => file.replace(/\.json$/, ''));
  expect(Object.keys(TREES[language]).sort()).toEqual(files.sort());
});

it.each(['fr', 'ht'] as const)('%s has the keys of en and no others', (language) => {
  expect([...ALL_TEXTS[language].keys()].sort()).toEqual([...ALL_TEXTS.en.keys()].sort());
});

it.each(['fr', 'ht'] as const)('%s takes the same parameters as en', (language) => {
  const names = (text = '') => [...parametersOf(text).names].sort().join(' ');
  const differ = [...ALL_TEXTS.en].filter(([key, text]) => names(text) !== names(ALL_TEXTS[language].get(key)));
  expect(differ.map(([key]) => key)).toEqual([]);
});

describe.each(LANGUAGES)('%s', (language) => {
  it('can be formatted throughout', () => {
    const broken: string[] = [];
    const t = createTranslator<Tree>({
      locale: language,
      messages: TREES[language],
      onError: (error) => broken.push(error.message),
    });
    for (const [key, text] of ALL_TEXTS[language]) {
      const { names } = parametersOf(text);
      const tags = [...text.matchAll(/<(\w+)>/g)].map(([, tag = '']) => [tag, (inner: string) => inner] as const);
      const values = Object.fromEntries([...[...names].map((name) => [name, 3] as const), ...tags]);
      // Safe because the keys come from the messages themselves.
      if (t.markup(key as never, values) === '') broken.push(`${key} is empty`);
    }
    expect(broken).toEqual([]);
  });

  it('has a text for each error code', () => {
    expect(Object.keys(ERROR_STATUS).filter((code) => !ALL_TEXTS[language].has(`errors.${code}`))).toEqual([]);
  });
});

it('says the errors as the customer worded them', () => {
  const said = Object.fromEntries(Object.keys(GIVEN_TEXTS).map((code) => [code, ALL_TEXTS.en.get(`errors.${code}`)]));
  expect(said).toEqual(GIVEN_TEXTS);
});

it('English calls a company a company, except in the two texts that are given', () => {
  // What stands in braces is a name of the code's.
  const calling = [...ALL_TEXTS.en].filter(([, text]) => /tenant/i.test(text.replace(/\{\w+/g, '')));
  expect(calling.map(([key]) => key)).toEqual(['errors.no_admin_access', 'errors.tenant_suspended']);
});

describe('plurals', () => {
  const categories = (text: string) => {
    const { formats } = parametersOf(text);
    return [...formats].filter((format) => format.startsWith('plural:')).map((format) => format.slice(7));
  };
  const lacks = (text: string, needed: string[]) => {
    const found = categories(text);
    return found.length > 0 && needed.some((category) => !found.includes(category));
  };

  it('have one and other in English, and many too in French', () => {
    expect(keysWhere('en', (text) => lacks(text, ['one', 'other']))).toEqual([]);
    expect(keysWhere('fr', (text) => lacks(text, ['one', 'many', 'other']))).toEqual([]);
  });

  it('and all formatting that Intl would do are absent from Kreyòl, which it does not know', () => {
    expect(keysWhere('ht', (text) => parametersOf(text).formats.size > 0)).toEqual([]);
  });
});
