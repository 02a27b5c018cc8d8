import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BrokenAfter } from '@/components/ui/broken-after';

it.each([
  ['/api/customers/{id}', '/', '/<wbr/>api/<wbr/>customers/<wbr/>{id}'],
  ['reason_required', '_', 'reason_<wbr/>required'],
  ['accidents', '-', 'accidents'],
])('lets a line end after each mark of %s', (text, mark, markup) => {
  expect(renderToStaticMarkup(createElement(BrokenAfter, { text, mark }))).toBe(markup);
});
