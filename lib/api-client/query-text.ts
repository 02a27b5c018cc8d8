export type QueryValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly QueryValue[]
  | { [key: string]: QueryValue };

/** Parameters of an address: nested keys are joined by dots, lists repeat their key, and empty values are left out. */
export function queryText(values: { [key: string]: QueryValue }): string {
  return new URLSearchParams(pairsOf(values)).toString();
}

function pairsOf(values: { [key: string]: QueryValue }, above = ''): [string, string][] {
  return Object.entries(values).flatMap(([name, value]) => pairOf(`${above}${name}`, value));
}

function pairOf(name: string, value: QueryValue): [string, string][] {
  if (value === null || value === undefined || value === '') return [];
  if (Array.isArray(value)) return value.flatMap((one: QueryValue) => pairOf(name, one));
  if (typeof value === 'object') return pairsOf(value as { [key: string]: QueryValue }, `${name}.`);
  return [[name, String(value)]];
}
