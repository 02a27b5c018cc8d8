import 'server-only';
import type PgBoss from 'pg-boss';
import { noteQuery } from '@/db/slow-queries';

/**
 * Notes the queue's own statements that are slow, as all others are. They belong to no request and no company, and come every few
 * seconds for nothing, so they make no spans.
 */
export function watchStatements(db: PgBoss.Db): void {
  const send = db.executeSql.bind(db);
  db.executeSql = async (text, values) => {
    const from = performance.now();
    try {
      return await send(text, values);
    } finally {
      noteQuery(text, performance.now() - from);
    }
  };
}
