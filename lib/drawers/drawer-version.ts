interface Moved {
  entries: readonly { voided: boolean }[];
  moves: readonly unknown[];
}

/** How often something has changed in a drawer. It only grows, so a count can say what it was made of. */
export function drawerVersion({ entries, moves }: Moved): number {
  return entries.length + entries.filter(({ voided }) => voided).length + moves.length;
}
