type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;
/** The link that this click would follow to another screen, if any. */
export function leadingLink(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  return link?.href && leadsAway(event, link, window.location.href) ? link : null;
}

type PressedLink = Pick<HTMLAnchorElement, 'href' | 'target' | 'hasAttribute'>;

/**
 * Whether this click on a link opens another of our screens: not a new tab, a download, or a place on the same screen.
 */
export function leadsAway(press: Press, link: PressedLink, here: string): boolean {
  if (press.button !== 0 || press.metaKey || press.ctrlKey || press.shiftKey || press.altKey) return false;
  if ((link.target && link.target !== '_self') || link.hasAttribute('download')) return false;
  return leadsElsewhere(here, link.href);
}

/** Whether one address is another of our screens than the other, and not only another place on the same one. */
export function leadsElsewhere(here: string, there: string): boolean {
  const to = new URL(there);
  const from = new URL(here);
  return to.origin === from.origin && (to.pathname !== from.pathname || to.search !== from.search);
}
