'use client';

import { useRouter } from 'next/navigation';
import { type ComponentProps, type MouseEvent, startTransition, useOptimistic } from 'react';
import type { AwaitedList } from './awaited-list';
import { LinkPending } from './link-pending';
import { ListAhead } from './list-ahead';

interface LinkProps extends ComponentProps<'a'> {
  href: string;
  /** The list that it leads to. Its title and placeholders are shown until it has arrived. */
  list?: AwaitedList;
  /** `false` keeps the place on the screen. */
  scroll?: boolean;
}

/** Ends the waiting of the link that was pressed last, where another one is pressed before it has arrived. */
let endLast: (() => void) | null = null;

/**
 * A link within the application. Nothing is loaded before it is pressed: to load ahead, for each link on the screen, costs a slow
 * network and the server more than the screen itself.
 */
export function Link({ list, scroll, children, onClick, ...props }: LinkProps) {
  const router = useRouter();
  const [pending, setPending] = useOptimistic(false);

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event) || new URL(event.currentTarget.href).origin !== location.origin)
      return;
    event.preventDefault();
    startTransition(() => {
      endLast?.();
      endLast = () => setPending(false);
      setPending(true);
      router.push(props.href, { scroll });
    });
  }

  return (
    // biome-ignore lint/a11y/useValidAnchor: it has an address, and a press goes there without loading everything again
    // biome-ignore lint/a11y/useKeyWithClickEvents: the enter key on a link is a press
    // biome-ignore lint/a11y/noStaticElementInteractions: it has an address
    <a {...props} onClick={follow}>
      <LinkPending value={pending}>
        {children}
        {list && <ListAhead {...list} />}
      </LinkPending>
    </a>
  );
}

/** Whether a press opens neither a new tab nor a file. */
function isPlain({ currentTarget: link, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent<HTMLAnchorElement>): boolean {
  if (metaKey || ctrlKey || shiftKey || altKey || link.hasAttribute('download')) return false;
  return !link.target || link.target === '_self';
}
