'use server';

import { mailQuote } from '@/lib/quotes/mail-quote';
import { takeQuote } from '@/lib/quotes/take-quote';
import { action } from '@/lib/server/action';

export const mailQuoteAction = action(mailQuote, '/quotes');
export const takeQuoteAction = action(takeQuote, '/quotes', '/reservations');
