import 'server-only';
import { Readable } from 'node:stream';
import Papa from 'papaparse';
import { ZipFile } from 'yazl';
import { lazyZip } from './lazy-zip';
import type { ReportFile, ReportPart } from './report-file';

/** One type as a CSV file that Excel opens correctly, or several as a zip of such files. */
export function writeCsvReport(parts: readonly ReportPart[]): ReportFile {
  const [part] = parts;
  if (part && parts.length === 1)
    return { stream: Readable.from(csv(part)), mime: 'text/csv; charset=utf-8', extension: 'csv' };
  const zip = new ZipFile();
  const stream = lazyZip(zip);
  for (const one of parts) stream.add(`${one.name}.csv`, () => Readable.from(csv(one)));
  zip.end();
  return { stream: stream.output, mime: 'application/zip', extension: 'zip' };
}

async function* csv({ headings, rows }: ReportPart): AsyncGenerator<Buffer> {
  yield Buffer.from(`\ufeff${Papa.unparse([[...headings]])}\n`);
  yield* await rows();
}
