import type { JsonAnswer } from './json-answer';
import type { Operation } from './operation';

/** A handler that is none of the kernel's own, with what it says of itself. */
export function described<Asked extends [] | [Request], Output>(
  operation: Operation,
  handler: (...asked: Asked) => Promise<JsonAnswer<Output>>,
): ((...asked: Asked) => Promise<Response>) & { operation: Operation; output?: Output } {
  return Object.assign(handler, { operation });
}
