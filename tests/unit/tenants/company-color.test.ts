import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contrast, type HexColor, READABLE } from '@/lib/color';
import { colorShades, textOn } from '@/lib/color-shades';
import { letterHtml } from '@/lib/mail/letter-html';
import { COMPANY_COLORS } from '@/lib/tenants/company-colors';
import { readColor } from '@/lib/tenants/read-color';

const anyColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value): HexColor => `#${value.toString(16).padStart(6, '0')}`);

it.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#ff0000', '#ffffff', 4],
] as const)('finds the contrast of %s on %s as WCAG does', (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 1);
  expect(contrast(other, one)).toBeCloseTo(expected, 1);
});

it.each(Object.entries(COMPANY_COLORS))('offers no color that white text could not be read on: %s', (_, color) => {
  expect(textOn(color)).toBe('#ffffff');
  expect(colorShades(color)).toMatchObject({ light: { accent: color }, paper: color });
});

it('makes of every color that it takes a readable button and link in both themes, and readable print', () => {
  let refused = 0;
  fc.assert(
    fc.property(anyColor, (color) => {
      const shades = colorShades(color);
      if (!shades) {
        refused += 1;
        expect(readColor(color)).toEqual({ problem: 'color_unreadable' });
        return;
      }
      const { light, dark, paper, exact } = shades;
      for (const [text, ground] of [
        [light.on, light.accent],
        [dark.on, dark.accent],
        [light.accent, '#faf8f6'],
        [light.accent, '#ffffff'],
        [dark.accent, '#1f1b18'],
        [paper, '#ffffff'],
        [exact.on, exact.fill],
      ] as const)
        expect(contrast(text, ground)).toBeGreaterThanOrEqual(READABLE);
    }),
    { numRuns: 3_000 },
  );
  expect(refused).toBeLessThan(600);
});

it.each([
  ['', { color: null }],
  [' 1F6B43 ', { color: '#1f6b43' }],
  ['#1f6b4', { problem: 'invalid_color' }],
  ['red', { problem: 'invalid_color' }],
  ['#808080', { problem: 'color_unreadable' }],
  ['#ffd000', { color: '#ffd000' }],
  ['#1f6b43;}body{display:none', { problem: 'invalid_color' }],
])('reads %j', (text, expected) => {
  expect(readColor(text)).toEqual(expected);
});

it('gives a company’s mail its color in both themes, and one without a color the product’s', () => {
  const html = (color: string | null) =>
    letterHtml({ subject: 'x', text: 'Read:\nhttps://x.test/a', sender: { name: 'Lakay', color } });
  const shades = colorShades('#1f6b43');
  expect(html('#1f6b43')).toContain(`background:${shades?.light.accent}`);
  expect(html('#1f6b43')).toContain(`.button { background: ${shades?.dark.accent}`);
  expect(html('#1f6b43')).toContain('border-top:4px solid #1f6b43');
  expect(html(null)).toContain('background:#00639f');
  expect(html(null)).not.toContain('border-top:4px');
});
