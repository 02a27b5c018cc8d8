import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Unbroken } from '@/components/ui/unbroken';

const whole = (code: string) => `<span class="whitespace-nowrap">${code}</span>`;

it.each([
  ['Toyota Hilux D/C, LO-90122', `<span>Toyota Hilux D/C, ${whole('LO-90122')}</span>`],
  ['R-2026-00042 · V-2026-00007', `<span>${whole('R-2026-00042')} · ${whole('V-2026-00007')}</span>`],
  ['Jean-Baptiste Saint-Vil', 'Jean-Baptiste Saint-Vil'],
  ['', ''],
])('keeps plates and numbers whole, and lets names break: %s', (text, markup) => {
  expect(renderToStaticMarkup(createElement(Unbroken, { text }))).toBe(markup);
});
