import { formatDateTime } from '../dates';
import type { PaperData, PaperVoid } from './paper-data';
import type { PaperText } from './paper-text';
import { Stamp } from './stamp';

interface VoidMarkProps {
  paper: PaperData;
  voided: PaperVoid;
  /** What has happened to the document. */
  says?: 'voided' | 'withdrawn' | 'no_show';
  t: PaperText;
}

/** A document that is void stays readable. It shows at first glance that it no longer counts, who voided it and why. */
export function VoidMark({ paper, voided, says = 'voided', t }: VoidMarkProps) {
  const date = formatDateTime(new Date(voided.at), paper.locale, paper.timeZone, 'long');
  const sentence = t(`papers.${says}_sentence`, { date, name: voided.by, reason: voided.reason });
  return <Stamp word={t(`papers.${says}`)} sentence={sentence} />;
}
