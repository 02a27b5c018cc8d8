import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { patiently } from './patiently';

/**
 * A part of the screen whose code loads when it is first shown, patiently, so that nobody loses a half-filled page. If it can't be
 * loaded, the page's error is shown.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await patiently(load) }));
}
