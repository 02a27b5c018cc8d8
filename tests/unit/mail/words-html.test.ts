import { expect, it } from 'vitest';
import { lineHtml, wordsHtml } from '@/lib/mail/words-html';

it('shows facts that stand together as a table, and a lone one as it was written', () => {
  const html = wordsHtml(['Pickup: 28 nov. 2026, 09:00', 'Retour : Pétion-Ville', '• Rent: 380.00', 'Total: 400.00']);
  expect(html.match(/<tr>/g)).toHaveLength(2);
  expect(html).toMatch(/>Pickup<\/td><td[^>]*>28 nov\. 2026, 09:00<\/td>/);
  expect(html).toMatch(/>Retour<\/td><td[^>]*>Pétion-Ville<\/td>/);
  expect(html).toMatch(/<p [^>]*>Total: 400\.00<\/p>$/);
});

it('shows points as a list, below their title', () => {
  const html = wordsHtml(['Nobody came (2)', '- Marie', '- Rodèl', 'Good luck']);
  expect(html.match(/<li [^>]*>(?:Marie|Rodèl)<\/li>/g)).toHaveLength(2);
  expect(html).toMatch(/^<p [^>]*font-weight:600[^>]*>Nobody came \(2\)<\/p>\n<ul/);
  expect(html).toMatch(/<\/ul>\n<p [^>]*>Good luck<\/p>$/);
});

it('leaves sentences alone', () => {
  const lines = ['Marie, who called: she is late', 'A beginning that is much longer: than a name', 'http://wout.test'];
  expect(wordsHtml(lines)).toMatch(/^<p [^>]*>Marie, .*<br>.*<br>.*<\/p>$/);
});

it.each(['P-2026-00105', 'R-2026-00042-F1', 'AA-12345'])('keeps %s in one piece', (number) => {
  expect(lineHtml(`Here is ${number}.`)).toBe(`Here is <span style="white-space:nowrap">${number}</span>.`);
});

it.each(['Pétion-Ville', '0193-aaaa-bbbb-cccc-dddd-eeee-ffff', 'a < b & "c"'])('lets %s break', (text) => {
  expect(lineHtml(text)).not.toContain('nowrap');
});

it('escapes facts, points and titles', () => {
  const html = wordsHtml(['<b>: <i>', '<u>: <s>', '<em>', '- <p>']);
  expect(html).not.toMatch(/<(?:b|i|u|s|em)>|<p>/);
  expect(html).toContain('>&lt;b&gt;</td>');
});
