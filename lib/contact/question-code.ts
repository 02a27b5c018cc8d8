import 'server-only';
import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from '../auth/keyed-hash';
import { isId } from '../id';

const LENGTH = 40;

/** The code in the link of a question, which only its writer is mailed. It is stored nowhere. */
export function questionCode(id: string): string {
  return `${id}.${mark(id)}`;
}

/** The question that a code opens; null if this server has not made it. */
export function questionOf(code: string): string | null {
  const [id = '', given = '', ...more] = code.split('.');
  if (more.length > 0 || !isId(id) || given.length !== LENGTH) return null;
  return timingSafeEqual(Buffer.from(given), Buffer.from(mark(id))) ? id : null;
}

function mark(id: string): string {
  return keyedHash(id, 'links to questions from outside').slice(0, LENGTH);
}
