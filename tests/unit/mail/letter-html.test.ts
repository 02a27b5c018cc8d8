import { expect, it } from 'vitest';
import { letterHtml } from '@/lib/mail/letter-html';

const HOSTILE = `<img src=x onerror="alert(1)">'&amp;`;
const LINK = 'https://lakay.wout.test/auth/reset?code=a&b=1';

it('escapes what people have typed, wherever it stands', () => {
  const html = letterHtml({
    subject: HOSTILE,
    text: `Hello ${HOSTILE},\n\n${HOSTILE}:\n${LINK}`,
    sender: { name: HOSTILE },
  });
  expect(html).not.toContain('<img');
  expect(html).not.toContain('"alert');
  // The title, the sender, the heading, the preheader or the greeting, and the words before the link.
  expect(html.split('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&#39;&amp;amp;').length - 1).toBeGreaterThanOrEqual(
    5,
  );
});

it('shows a link as a button, and in full below it', () => {
  const html = letterHtml({ subject: 'x', text: `Read the answer here:\n${LINK}`, sender: { name: 'Wout' } });
  const address = LINK.replace('&', '&amp;');
  expect(html).toMatch(/<a class="button"[^>]*>Read the answer here<\/a>/);
  expect(html).toContain(`>${address}</a>`);
  expect(html.split(`href="${address}"`)).toHaveLength(3);
});

it('makes no link of an address that is not one of the web, and loads nothing', () => {
  const html = letterHtml({
    subject: 'x',
    text: 'Go:\njavascript:alert(1)',
    sender: { name: 'Wout', logo: Buffer.from('') },
  });
  expect(html).not.toContain('<a ');
  expect(html.match(/src="[^"]*"/g)).toEqual(['src="cid:logo@letter"']);
  expect(html).not.toMatch(/url\(|@import|<link/);
});

it('ends with how to reach the company, and with nothing where it has said nothing', () => {
  const reach = { address: ' 12, rue Capois\nPort-au-Prince', phone: '+50937000035', email: 'info@lakay.test' };
  const footOf = (sender: Parameters<typeof letterHtml>[0]['sender']) =>
    /<td class="muted"[^>]*>([\s\S]*?)<\/td>/.exec(letterHtml({ subject: 'x', text: 'y', sender }))?.[1];
  expect(footOf({ name: 'Lakay & Co', ...reach })).toBe(
    'Lakay &amp; Co<br>12, rue Capois, Port-au-Prince<br>+509 3700-0035 · info@lakay.test',
  );
  expect(footOf({ name: 'Lakay', email: 'info@lakay.test' })).toBe('Lakay<br>info@lakay.test');
  expect(footOf({ name: 'Lakay', address: '', phone: '', email: '' })).toBeUndefined();
});
