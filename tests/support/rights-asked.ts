import { parseSync, Visitor } from 'oxc-parser';
import type { Source } from './sources';

/** The functions that read for somebody, each with the position of the right among its arguments. */
export const READER_RIGHTS: Record<string, number> = {
  query: 1,
  heavyQuery: 1,
  operatorQuery: 1,
  routeQuery: 0,
  routeList: 0,
  operatorRouteQuery: 0,
  operatorRouteList: 0,
  routeQuestion: 0,
  readAction: 0,
};

/** The rights that a file's reads ask for, as written there, such as `vehicles.view` or `importPermission(kind)`. */
export function rightsAskedIn({ file, text }: Pick<Source, 'file' | 'text'>): string[] {
  const rights: string[] = [];
  new Visitor({
    CallExpression({ callee, arguments: given }) {
      const right = callee.type === 'Identifier' ? given[READER_RIGHTS[callee.name] ?? -1] : undefined;
      if (right) rights.push(text.slice(right.start, right.end).replace(/^'(.*)'$/, '$1'));
    },
  }).visit(parseSync(file, text).program);
  return rights;
}
