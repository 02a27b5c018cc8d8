import type { Operation } from './operation';

/** A handler that is none of the kernel's own, with what it says of itself. */
export function described<Handler extends (request: Request) => Promise<Response>>(
  operation: Operation,
  handler: Handler,
): Handler & { operation: Operation } {
  return Object.assign(handler, { operation });
}
