import { createElement, Fragment } from 'react';

const PAUSE = createElement('wbr');

/** A code or an address whose lines end after one of its marks, such as `/` or `_`, and not within a word. */
export function BrokenAfter({ text, mark }: { text: string; mark: string }) {
  const [first = '', ...rest] = text.split(mark);
  // Given one by one, they need no keys.
  return createElement(Fragment, null, first, ...rest.flatMap((part) => [mark, PAUSE, part]));
}
