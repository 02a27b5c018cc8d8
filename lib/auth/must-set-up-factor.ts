import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { operatorSecondFactors } from '@/db/schema/operators';
import { platformSettings } from '@/db/schema/platform-settings';

/** Whether the platform asks every operator for a second factor. */
export function factorRequired(): SQL<boolean> {
  const { operatorSecondFactorRequired } = platformSettings;
  return sql`coalesce((select bool_or(${operatorSecondFactorRequired}) from ${platformSettings}), false)`;
}

/** Whether the platform asks for one and the operator `id` has none yet. */
export function mustSetUpFactor(id: SQL | AnyPgColumn): SQL<boolean> {
  const theirs = sql`select 1 from ${operatorSecondFactors} where ${operatorSecondFactors.operatorId} = ${id}`;
  return sql`(${factorRequired()} and not exists (${theirs}))`;
}
