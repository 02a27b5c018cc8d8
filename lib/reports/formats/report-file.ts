import type { Readable } from 'node:stream';
import type { ReportColumn } from '../report-source';

export type ReportSums = readonly { heading: string; place: number; cents: number }[];

/** One type of report, ready to be written. */
export interface ReportPart {
  /** What it is called in JSON. */
  type: string;
  /** The type in the reader's language: the name of its sheet or file. */
  name: string;
  /** The columns' headings in the reader's language, in order. */
  headings: readonly string[];
  /** What the columns hold, in order. */
  types: readonly ReportColumn['type'][];
  /** What amounts come to, in US cents, and the place of their column from 0. They may be known only while rows are sent. */
  sums: ReportSums | Promise<ReportSums>;
  /** Begins the query. Its rows are lines in the way of the format: of CSV, of JSON, or of a sheet's XML. */
  rows: () => Promise<Readable>;
}

export interface ReportFile {
  stream: Readable;
  /** Of the media type and the file name. */
  mime: string;
  extension: 'csv' | 'zip' | 'xlsx' | 'json' | 'pdf';
}
