import { AppError } from '../errors';

const LIMIT_BYTES = 1_000_000;
const DEEPEST = 20;

/** The JSON object that a request carries; an empty one if it carries nothing. Throws `invalid_json` or `body_too_large`. */
export async function readBody(request: Request): Promise<Record<string, unknown>> {
  const text = await request.text();
  if (text.length > LIMIT_BYTES) throw new AppError('body_too_large');
  if (text.trim() === '') return {};
  try {
    const body: unknown = JSON.parse(text);
    if (body && typeof body === 'object' && !Array.isArray(body) && !isTooDeep(body)) return { ...body };
  } catch {
    // Text that is no JSON is refused like JSON of another kind.
  }
  throw new AppError('invalid_json');
}

/** No input is this deep. What reads the body later calls itself for each level, and would run out of stack. */
function isTooDeep(body: object): boolean {
  let level: object[] = [body];
  for (let depth = 0; depth < DEEPEST; depth += 1) {
    level = level
      .flatMap((value) => Object.values(value))
      .filter((value) => value !== null && typeof value === 'object');
    if (level.length === 0) return false;
  }
  return true;
}
