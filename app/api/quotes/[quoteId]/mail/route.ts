import { mailQuote } from '@/lib/quotes/mail-quote';
import { route } from '@/lib/server/route';

export const POST = route(mailQuote);
