import { readApiDocument } from '@/lib/openapi/read-api-document';
import { described } from '@/lib/server/described';
import { jsonAnswer } from '@/lib/server/json-answer';

const of = { caller: 'anybody', permission: null, status: 200, answer: 'record' } as const;

/** This description, for everybody: it has nothing of any company. */
export const GET = described(of, async () => jsonAnswer<object>(await readApiDocument(), { cache: 'no-cache' }));
