import 'server-only';
import { sql } from 'drizzle-orm';
import { readServer } from '@/db/client';

export interface FailedJob {
  id: string;
  queue: string;
  at: Date;
  /** The error's code or name; never its message, which may hold anything. */
  code: string;
}

const SHOWN = 10;
const CODE = /^[A-Za-z0-9_.-]{1,60}$/;

/** The jobs that failed last and were not tried again. */
export async function listFailedJobs(): Promise<FailedJob[]> {
  return readServer(async (tx) => {
    const [found] = await tx.execute<{ there: boolean }>(sql`select to_regclass('jobs.job') is not null as there`);
    if (!found?.there) return [];
    const rows = await tx.execute<{
      id: string;
      queue: string;
      at: string;
      code: string | null;
      cause: string | null;
      error: string | null;
    }>(sql`
      select id, name as queue, coalesce(completed_on, created_on) as at,
        output ->> 'code' as code, output -> 'cause' ->> 'code' as cause, output ->> 'name' as error
      from jobs.job where state = 'failed' and name not like '\\_\\_pgboss\\_\\_%'
      order by coalesce(completed_on, created_on) desc, id limit ${SHOWN}`);
    return rows.map(({ id, queue, at, code, cause, error }) => ({
      ...{ id, queue, at: new Date(at) },
      code: [code, cause, error].find((word) => word && CODE.test(word)) ?? 'server_error',
    }));
  });
}
