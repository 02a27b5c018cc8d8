import pino from 'pino';
import { log } from '@/lib/log';

export type LogLine = Record<string, unknown> & { msg: string };

/** What is written into the log while something is done, down to `debug`. It is written nowhere else meanwhile. */
export async function logLines(work: () => unknown): Promise<LogLine[]> {
  const lines: LogLine[] = [];
  // Safe because pino offers the stream that it writes to under this symbol.
  const { stream } = {
    stream: (log as unknown as Record<symbol, { write: (line: string) => unknown }>)[pino.symbols.streamSym],
  };
  if (!stream) throw new Error('pino has no stream');
  const { level } = log;
  const before = stream.write;
  stream.write = (line) => lines.push(JSON.parse(line));
  log.level = 'debug';
  try {
    await work();
  } finally {
    stream.write = before;
    log.level = level;
  }
  return lines;
}
