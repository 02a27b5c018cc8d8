import { ACKNOWLEDGMENTS } from './values';

/** Whether the customer has accepted all acknowledgments of an agreement. */
export function isAcknowledged(given: readonly string[]): boolean {
  return ACKNOWLEDGMENTS.every((name) => given.includes(name));
}
