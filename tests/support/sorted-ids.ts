interface Order<Row> {
  by: (row: Row) => number;
  direction: 'asc' | 'desc';
}

/** The ids in the order of a list: by a number, and where that is the same, by the id in the same direction. */
export function sortedIds<Row extends { id: string }>(rows: readonly Row[], { by, direction }: Order<Row>): string[] {
  const ascending = rows.toSorted((one, other) => by(one) - by(other) || (one.id < other.id ? -1 : 1));
  return (direction === 'asc' ? ascending : ascending.toReversed()).map(({ id }) => id);
}
