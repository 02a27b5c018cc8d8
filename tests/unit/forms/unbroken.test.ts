import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Unbroken } from '@/components/ui/unbroken';

const whole = (code: string) => `<span class="whitespace-nowrap">${code}</span>`;

it.each([
  ['Toyota Hilux D/C, LO-90122', `<span>Toyota Hilux D/C, ${whole('LO-90122')}</span>`],
  ['R-2026-00042 · V-2026-00007', `<span>${whole('R-2026-00042')} · ${whole('V-2026-00007')}</span>`],
  ['Nissan X-Trail 2022', `<span>Nissan ${whole('X-Trail')} 2022</span>`],
  ['Honda CR-V, Delmas', `<span>Honda ${whole('CR-V,')} Delmas</span>`],
  ['Port-au-Prince, Croix-des-Bouquets', 'Port-au-Prince, Croix-des-Bouquets'],
  ['Jean-Baptiste Saint-Vil', 'Jean-Baptiste Saint-Vil'],
  ['', ''],
])('keeps plates, numbers and models whole, and lets names break: %s', (text, markup) => {
  expect(renderToStaticMarkup(createElement(Unbroken, { text }))).toBe(markup);
});
