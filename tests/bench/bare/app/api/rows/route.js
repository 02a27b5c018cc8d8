import { makeRows } from '../../make-rows';

export const dynamic = 'force-dynamic';

export function GET() {
  return Response.json({ rows: makeRows() });
}
