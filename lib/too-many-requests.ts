import { AppError } from './errors';

/** The refusal `too_many_requests`, which says after how many seconds the same request may be sent again. */
export function tooManyRequests(seconds: number): AppError {
  return new AppError('too_many_requests', { params: waitParams(seconds) });
}

/** How long to wait: in whole seconds for the `Retry-After` header, and in minutes for the sentence. Both are at least 1. */
export function waitParams(seconds: number): { seconds: number; minutes: number } {
  return { seconds: Math.max(1, Math.ceil(seconds)), minutes: Math.max(1, Math.ceil(seconds / 60)) };
}
