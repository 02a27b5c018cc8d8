/**
 * Reads the messages of PostgreSQL's protocol from a stream, and tells the type of each. The first message of a client has
 * no type.
 */
export function readMessages(onMessage: (type: string) => void, { untyped }: { untyped: boolean }) {
  let rest = Buffer.alloc(0);
  let isUntyped = untyped;
  return (part: Buffer) => {
    rest = Buffer.concat([rest, part]);
    for (;;) {
      const head = isUntyped ? 0 : 1;
      if (rest.length < head + 4) return;
      const end = head + rest.readInt32BE(head);
      if (rest.length < end) return;
      onMessage(isUntyped ? '' : String.fromCharCode(rest[0] ?? 0));
      rest = rest.subarray(end);
      isUntyped = false;
    }
  };
}
