import { described } from '@/lib/server/described';
import { jsonAnswer } from '@/lib/server/json-answer';

export const dynamic = 'force-dynamic';

const of = { caller: 'anybody', permission: null, status: 200, answer: 'record' } as const;

/** For hosts: this server answers. The database is not asked, because a restart would not bring it back. */
export const GET = described(of, async () => jsonAnswer({ alive: true }));
