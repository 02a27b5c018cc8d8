interface Kept {
  range: string | null;
  from: string | null;
  until: string | null;
  types: readonly string[];
}

/** The screen of a kept report: its range as of today, or its own days. */
export function presetAddress({ range, from, until, types }: Kept): string {
  const days = range
    ? [['range', range]]
    : [
        ['from', from ?? ''],
        ['until', until ?? ''],
      ];
  return `/reports?${new URLSearchParams([...days, ...types.map((type) => ['types', type])])}`;
}
