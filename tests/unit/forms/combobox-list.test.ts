import { NextIntlClientProvider } from 'next-intl';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { askOptions } from '@/components/forms/ask-options';
import type { ComboboxOption } from '@/components/forms/combobox';
import { ComboboxList } from '@/components/forms/combobox-list';
import type { ActionResult } from '@/lib/errors';
import en from '@/messages/en';

const nothing = () => undefined;

/** What a clerk reads under the field once this search has a result. */
async function shown(search: () => Promise<ActionResult<ComboboxOption[]>>): Promise<string> {
  const list = createElement(ComboboxList, {
    id: 'list',
    label: 'Customers',
    asked: await askOptions(search),
    active: 0,
    selectedId: undefined,
    onActive: nothing,
    onChoose: nothing,
    onRetry: nothing,
  });
  const provider = { locale: 'en' as const, timeZone: 'UTC', messages: en, children: list };
  return renderToStaticMarkup(createElement(NextIntlClientProvider, provider));
}

describe('a search that fails', () => {
  it.each([
    ['the network is away', () => Promise.reject(new TypeError('Failed to fetch')), en.errors.network_error],
    ['the session has ended', refuse('session_expired'), en.errors.session_expired],
    ['the database is away', refuse('database_unavailable'), en.errors.database_unavailable],
  ])('never passes for an empty answer: %s', async (_name, search, sentence) => {
    const text = await shown(search);
    expect(text).toContain(sentence);
    expect(text).toContain(en.common.search_failed);
    expect(text).toContain(en.action.retry);
    expect(text).not.toContain(en.common.no_results);
  });
});

it('says that there is nothing only where the server has said so', async () => {
  const text = await shown(async () => ({ ok: true, data: [] }));
  expect(text).toContain(en.common.no_results);
  expect(text).not.toContain(en.action.retry);
});

it('shows what was found', async () => {
  const text = await shown(async () => ({ ok: true, data: [{ id: '1', label: 'Célestin Dieudonné' }] }));
  expect(text).toContain('Célestin Dieudonné');
  expect(text).not.toContain(en.common.no_results);
});

function refuse(code: 'session_expired' | 'database_unavailable') {
  return async (): Promise<ActionResult<ComboboxOption[]>> => ({ ok: false, error: { code } });
}
