import 'server-only';
import { asc, lt, sql } from 'drizzle-orm';
import { withPlatform } from '@/db/client';
import { paperOrders } from '@/db/schema/files';
import { log } from '../log';
import { printPaper } from './print-paper';

const MOST = 200;

/** Prints papers that were ordered and not printed, because the server ended in between. One after another. */
export async function printLeftPapers(): Promise<void> {
  const left = await withPlatform((tx) =>
    tx
      .select({ tenantId: paperOrders.tenantId, id: paperOrders.id })
      .from(paperOrders)
      .where(lt(paperOrders.createdAt, sql`now() - interval '30 seconds'`))
      .orderBy(asc(paperOrders.createdAt))
      .limit(MOST),
  );
  for (const order of left) {
    try {
      await printPaper(order);
    } catch (error) {
      log.error({ err: error, ...order }, 'a paper could not be printed');
    }
  }
}
