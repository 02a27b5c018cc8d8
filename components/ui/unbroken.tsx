import { createElement, Fragment } from 'react';

/**
 * A plate or the number of a document: it has a hyphen and a digit. What is longer may be wider than a phone. So is the name
 * of a model with one or two letters before or after its hyphen: `X-Trail`, `CR-V`.
 */
const CODE = /(?<!\S)((?=\S*-)(?=\S*\d)\S{3,20}|\p{L}{1,2}-[^\s-]{1,10}|[^\s-]{1,10}-\p{L}{1,2}[,.]?)(?!\S)/u;

/** A text whose plates and numbers of documents never end a line at their hyphen. */
export function Unbroken({ text }: { text: string }) {
  // The odd ones are what the pattern found. Given one by one, they need no keys.
  const parts = text
    .split(CODE)
    .map((part, index) => (index % 2 === 1 ? createElement('span', { className: 'whitespace-nowrap' }, part) : part));
  // Side by side in a row that places its children, the parts would lose the space between them.
  return createElement(parts.length > 1 ? 'span' : Fragment, null, ...parts);
}
