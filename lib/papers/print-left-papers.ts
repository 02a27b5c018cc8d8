import 'server-only';
import { and, asc, lt, sql } from 'drizzle-orm';
import { withPlatform } from '@/db/client';
import { paperOrders } from '@/db/schema/files';
import { log } from '../log';
import { printPaper } from './print-paper';

const AT_ONCE = 100;
/** A younger order's own server is probably still printing it. */
const LEFT_FOR_SECONDS = 30;

interface LeftPaper {
  tenantId: string;
  id: string;
  orderedAt: string;
}

/**
 * Prints papers that were ordered and not printed, because the server ended in between. One after another, oldest first; one that
 * fails stays, and does not hold up the others.
 */
export async function printLeftPapers(leftForSeconds = LEFT_FOR_SECONDS): Promise<void> {
  let last: LeftPaper | undefined;
  do {
    const left = await leftPapers(leftForSeconds, last);
    for (const { tenantId, id } of left) {
      try {
        await printPaper({ tenantId, id });
      } catch (error) {
        log.error({ err: error, tenantId, id }, 'a paper could not be printed');
      }
    }
    last = left.at(-1);
  } while (last);
}

/** The next orders after `last`, whether or not the earlier ones could be printed. */
function leftPapers(leftForSeconds: number, last: LeftPaper | undefined): Promise<LeftPaper[]> {
  const old = lt(paperOrders.createdAt, sql`now() - make_interval(secs => ${leftForSeconds})`);
  const next =
    last && sql`(${paperOrders.createdAt}, ${paperOrders.id}) > (${last.orderedAt}::timestamptz, ${last.id})`;
  return withPlatform((tx) =>
    tx
      .select({
        tenantId: paperOrders.tenantId,
        id: paperOrders.id,
        orderedAt: sql<string>`${paperOrders.createdAt}::text`,
      })
      .from(paperOrders)
      .where(and(old, next))
      .orderBy(asc(paperOrders.createdAt), asc(paperOrders.id))
      .limit(AT_ONCE),
  );
}
