import 'server-only';
import { sql } from 'drizzle-orm';
import { readServer } from '@/db/client';

export interface Queue {
  name: string;
  waiting: number;
  running: number;
  failed: number;
  /** When the longest due job became due; null if none is. */
  dueSince: Date | null;
  lastDone: Date | null;
}

/** The background jobs by their queue. Null if no server has ever started them. */
export async function readQueues(): Promise<Queue[] | null> {
  return readServer(async (tx) => {
    const [found] = await tx.execute<{ there: boolean }>(sql`select to_regclass('jobs.job') is not null as there`);
    if (!found?.there) return null;
    const rows = await tx.execute<
      Omit<Queue, 'dueSince' | 'lastDone'> & { due: string | null; done: string | null }
    >(sql`
      select queue.name,
        count(*) filter (where job.state in ('created', 'retry'))::int as waiting,
        count(*) filter (where job.state = 'active')::int as running,
        count(*) filter (where job.state = 'failed')::int as failed,
        min(job.start_after) filter (where job.state in ('created', 'retry') and job.start_after <= now()) as due,
        max(job.completed_on) filter (where job.state = 'completed') as done
      from jobs.queue left join jobs.job on job.name = queue.name
      where queue.name not like '\\_\\_pgboss\\_\\_%'
      group by queue.name order by queue.name`);
    return rows.map(({ due, done, ...queue }) => ({
      ...queue,
      dueSince: due === null ? null : new Date(due),
      lastDone: done === null ? null : new Date(done),
    }));
  });
}
