import { takeQuote } from '@/lib/quotes/take-quote';
import { route } from '@/lib/server/route';

export const POST = route(takeQuote, 201);
