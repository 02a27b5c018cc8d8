import { z } from 'zod';

/** A day without a time, such as `2026-11-22`, between two days, both included. `today` is the day in UTC. */
export function dayInput(from: string, to: string | 'today') {
  return z.iso.date('invalid_date').superRefine((day, context) => {
    const params = { from, to: to === 'today' ? new Date().toISOString().slice(0, 10) : to };
    if (day < params.from || day > params.to) context.addIssue({ code: 'custom', message: 'out_of_range', params });
  });
}

/** The day on which a license, a document or an insurance expires. */
export const ExpiryDayInput = dayInput('1990-01-01', '2100-12-31');

export const BirthDayInput = dayInput('1900-01-01', 'today');
