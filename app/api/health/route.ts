import { described } from '@/lib/server/described';

export const dynamic = 'force-dynamic';

const of = { caller: 'anybody', permission: null, status: 200, answer: 'record' } as const;

/** For hosts: this server answers. The database is not asked, because a restart would not bring it back. */
export const GET = described(of, async () =>
  Response.json({ alive: true }, { headers: { 'cache-control': 'no-store' } }),
);
