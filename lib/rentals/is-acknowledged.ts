import { ACKNOWLEDGMENTS } from './values';

/** Whether the customer has acknowledged everything that an agreement asks of him. */
export function isAcknowledged(given: readonly string[]): boolean {
  return ACKNOWLEDGMENTS.every((name) => given.includes(name));
}
