/**
 * Runs in the page. Marks up to three elements of each look that is not known, with the look's place in the returned list as
 * `data-look`. A look is all that contrast follows from: an element's own color and type, and what is painted behind it.
 */
export function markNewLooks(known: string[]): string[] {
  const MOST = 3;

  /** A color with transparency is written `rgba(…)` or with a slash. */
  function isOpaque(color: string): boolean {
    return !/\/|^rgba/.test(color);
  }

  function layer({ backgroundColor, backgroundImage, opacity, filter, mixBlendMode }: CSSStyleDeclaration): string {
    const color = /[/,] 0\)$/.test(backgroundColor) ? '' : backgroundColor;
    const image = backgroundImage === 'none' ? '' : backgroundImage;
    return [
      color,
      image,
      opacity === '1' ? '' : `${opacity} `,
      filter === 'none' ? '' : filter,
      mixBlendMode === 'normal' ? '' : mixBlendMode,
    ].join('');
  }

  /** What is painted behind the middle of the element, down to the first opaque color; nothing if it is out of the window. */
  function behind(element: Element): string[] {
    const { left, top, width, height } = element.getBoundingClientRect();
    const stack = document.elementsFromPoint(left + width / 2, top + height / 2);
    const styles = stack.slice(stack.indexOf(element) + 1).map((one) => getComputedStyle(one));
    const last = styles.findIndex(
      ({ backgroundColor, backgroundImage }) => backgroundImage === 'none' && isOpaque(backgroundColor),
    );
    return styles.slice(0, last + 1).map(layer);
  }

  function lookOf(element: Element): string {
    const { color, fontSize, fontWeight, fontFamily, textShadow } = getComputedStyle(element);
    const look = [element.tagName, color, fontSize, fontWeight, fontFamily, textShadow];
    for (let one: Element | null = element; one; one = one.parentElement) {
      const style = getComputedStyle(one);
      look.push(layer(style), style.position === 'static' ? '' : style.position);
    }
    return [...look, ...behind(element)].filter(Boolean).join('|');
  }

  /** Neither hidden, nor there for screen readers alone. */
  function isSeen(element: Element): boolean {
    return element.checkVisibility() && !element.closest('.sr-only:not(:focus)');
  }

  for (const marked of document.querySelectorAll('[data-look]')) marked.removeAttribute('data-look');
  const written = new Set<Element>(document.querySelectorAll('input, select, textarea'));
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (node.nodeValue?.trim() && node.parentElement) written.add(node.parentElement);
  }
  const places = new Map<string, Element[]>();
  for (const element of written) {
    if (!isSeen(element)) continue;
    const look = lookOf(element);
    places.set(look, [...(places.get(look) ?? []), element]);
  }
  const fresh = [...places].filter(([look]) => !known.includes(look));
  for (const [index, [, elements]] of fresh.entries()) {
    for (const element of elements.slice(0, MOST)) element.setAttribute('data-look', String(index));
  }
  return fresh.map(([look]) => look);
}
