import type { ApiDocument, ApiOperation } from './api-document';

export interface DescribedCall {
  method: string;
  path: string;
  operation: ApiOperation;
}

export interface CallGroup {
  name: string;
  calls: DescribedCall[];
}

/** What a member's program can call, by what the paths begin with. Operators' calls are not among them. */
export function listGroups({ paths }: ApiDocument): CallGroup[] {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
  const groups = new Map<string, DescribedCall[]>();
  for (const call of calls) {
    const [name = ''] = call.operation.tags;
    if (!name.startsWith('admin/')) groups.set(name, [...(groups.get(name) ?? []), call]);
  }
  return [...groups].map(([name, of]) => ({ name, calls: of })).sort((a, b) => (a.name < b.name ? -1 : 1));
}
