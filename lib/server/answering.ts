import 'server-only';
import { unstable_rethrow } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { errorSentence } from '../error-sentence';
import { ERROR_STATUS } from '../error-status';
import { fieldRefusal } from '../field-refusal';
import { shownParams } from '../labels/shown-params';
import type { JsonAnswer } from './json-answer';
import type { Handler, Operation } from './operation';
import { errorBody } from './respond';

const NO_STORE = { 'cache-control': 'no-store' };

/** Makes any function a route handler, so that every error gets the same response format. */
export function answering<Output>(
  operation: Operation,
  run: (request: Request, params: Record<string, string>) => Promise<JsonAnswer<Output>>,
): Handler<Output> {
  const handler = async (request: Request, context: Parameters<Handler>[1]) => {
    try {
      const params = Object.entries((await context.params) ?? {}).map(([key, value]) => [key, String(value)]);
      return await run(request, Object.fromEntries(params));
    } catch (error) {
      unstable_rethrow(error);
      return await errorResponse(error);
    }
  };
  return Object.assign(handler, { operation });
}

/** The error in the common response format, with its sentence in the caller's language (docs/rules.md §10). */
export async function errorResponse(error: unknown): Promise<Response> {
  const body = errorBody(error);
  const [t, locale] = await Promise.all([getTranslations('errors'), getLocale()]);
  const message = t(body.code, await shownParams(body));
  const messages = Object.entries(body.fields ?? {}).map(([path, code]) => {
    const { key, params } = errorSentence(code, fieldRefusal(body, path)?.params, locale);
    return [path, t(key, params)];
  });
  const status = ERROR_STATUS[body.code];
  return Response.json(
    { error: { ...body, message, ...(body.fields && { messages: Object.fromEntries(messages) }) }, message },
    { status, headers: { ...NO_STORE, ...(status === 429 && { 'retry-after': String(body.params?.seconds ?? 1) }) } },
  );
}
