import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import type { ReportColumn } from '../report-source';
import { decimalMoney } from './cell';

/** A column's value for JSON: stored words, money in dollars, and moments in UTC, so that a program needs no language. */
export function jsonCell({ type, value }: ReportColumn): SQL {
  if (type === 'money') return decimalMoney(value);
  return type === 'moment' ? sql`to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')` : value;
}
