import { readRows } from '../../../read-rows';

export const dynamic = 'force-dynamic';

export async function GET() {
  return Response.json({ rows: await readRows() });
}
