import { formatPhone } from '../format-phone';
import type { Sender } from './letter-html';

/** How to reach who sends a mail, as at the head of a paper: the address, then phone and e-mail. Nothing for the platform. */
export function senderLines({ address = '', phone = '', email = '' }: Sender): string[] {
  const where = address
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(', ');
  return [where, [formatPhone(phone), email].filter(Boolean).join(' · ')].filter(Boolean);
}
