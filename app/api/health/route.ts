export const dynamic = 'force-dynamic';

/** For hosts: this server answers. The database is not asked, because a restart would not bring it back. */
export async function GET() {
  return Response.json({ alive: true }, { headers: { 'cache-control': 'no-store' } });
}
