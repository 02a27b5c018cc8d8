import 'server-only';
import { pipeline, type Readable, Transform } from 'node:stream';

/**
 * A reader who stays connected can stop to read, and a paused download does. Networks and proxies hold up to a few megabytes for
 * a slow one, who seems to take nothing until they are through. At 20 kB/s, a minute would be too short.
 */
const UNREAD_MS = 120_000;
const LOOKS = 4;

/** Ends a file whose reader is there and takes nothing. */
export class Unread extends Error {}

export interface Reading {
  /** Of the request: aborted when its client has gone, which Next tells nobody else before the head is sent. */
  signal?: AbortSignal;
  unreadMs?: number;
}

/**
 * The file on its way to its reader. It breaks off when the reader goes, also before the first byte, and when they take
 * nothing of what is there for two minutes. Without an end it would keep its place in line and its connection.
 */
export function passOn(file: Readable, { signal, unreadMs = UNREAD_MS }: Reading): Readable {
  let came = 0;
  const sent = new Transform({
    transform(piece: Buffer, _encoding, next) {
      came += piece.length;
      next(null, piece);
    },
  });
  // Its error goes on to the reader, who gets no whole file.
  pipeline(file, sent, () => undefined);
  const leave = () => sent.destroy();
  signal?.addEventListener('abort', leave, { once: true });
  if (signal?.aborted) leave();
  const timer = setInterval(
    lookAt(sent, () => came - sent.readableLength),
    unreadMs / LOOKS,
  );
  sent.once('close', () => {
    clearInterval(timer);
    signal?.removeEventListener('abort', leave);
  });
  return sent;
}

/** Ends the file when its reader took as little at each of some looks, while something was there. */
function lookAt(sent: Readable, takenOf: () => number): () => void {
  let before: number | null = null;
  let still = 0;
  return () => {
    const taken = sent.readableLength > 0 ? takenOf() : null;
    still = taken !== null && taken === before ? still + 1 : 0;
    before = taken;
    if (still === LOOKS) sent.destroy(new Unread('nobody took the file'));
  };
}
