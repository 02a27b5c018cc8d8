import 'server-only';

const ANSWERED = Symbol.for('wout.answered');

/** Told of each answer: method, address, status and seconds, with what is known of the request. */
type Answered = (method: string, address: string, status: number, seconds: number) => void;
const store = globalThis as typeof globalThis & { [ANSWERED]?: Set<Answered> };

/** Has somebody told of every request once it is answered. While nobody is, none is timed (`scripts/parts/follow-requests.mjs`). */
export function whenAnswered(told: Answered): void {
  store[ANSWERED] ??= new Set();
  store[ANSWERED].add(told);
}
