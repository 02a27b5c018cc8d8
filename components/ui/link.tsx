import NextLink from 'next/link';
import type { ComponentProps } from 'react';
import type { AwaitedList } from './awaited-list';
import { ListAhead } from './list-ahead';

interface LinkProps extends Omit<ComponentProps<typeof NextLink>, 'prefetch'> {
  /** The list that it leads to. Its title and placeholders are shown until it has arrived. */
  list?: AwaitedList;
}

/**
 * A link within the application. Nothing is loaded before it is pressed: to load ahead, for each link on the screen, costs a slow
 * network and the server more than the screen itself.
 */
export function Link({ list, children, ...props }: LinkProps) {
  return (
    <NextLink {...props} prefetch={false}>
      {children}
      {list && <ListAhead {...list} />}
    </NextLink>
  );
}
