import 'server-only';
import { Readable } from 'node:stream';
import type { ReportFile, ReportPart } from './report-file';

/** `{meta, summary, data: {type: [...]}}`, valid at any size. The rows arrive as `,{…}`. */
export function writeJsonReport(
  parts: readonly ReportPart[],
  head: { meta: object; summary: object | Promise<object> },
): ReportFile {
  async function* json(): AsyncGenerator<Buffer | string> {
    yield `{"meta":${JSON.stringify(head.meta)},"summary":`;
    yield `${JSON.stringify(await head.summary)},"data":{`;
    for (const [index, { type, rows }] of parts.entries()) {
      yield `${index > 0 ? ',' : ''}${JSON.stringify(type)}:[`;
      let first = true;
      for await (const piece of await rows()) {
        yield first ? piece.subarray(1) : piece;
        first = false;
      }
      yield ']';
    }
    yield '}}';
  }
  return { stream: Readable.from(json(), { objectMode: false }), mime: 'application/json', extension: 'json' };
}
