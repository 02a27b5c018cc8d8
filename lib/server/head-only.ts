import 'server-only';
import { answering } from './answering';
import type { Handler, Operation } from './operation';

/**
 * The HEAD of a file that is made while it is sent. `check` refuses what GET would refuse, and begins nothing. Without it, Next
 * would run GET, and nobody would read or end the file.
 */
export function headOnly(
  of: Operation & { answer: readonly `${string}/${string}`[] },
  check: (request: Request) => Promise<unknown>,
): Handler {
  const [type = '', ...others] = of.answer;
  // Where there are several, only the making of the file decides.
  const known: Record<string, string> = others.length === 0 ? { 'content-type': type } : {};
  return answering(of, async (request) => {
    await check(request);
    return new Response(null, { headers: { ...known, 'cache-control': 'private, no-store' } });
  });
}
