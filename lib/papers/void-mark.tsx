import { Text, View } from '@react-pdf/renderer';
import { formatDateTime } from '../dates';
import type { PaperData, PaperVoid } from './paper-data';
import type { PaperText } from './paper-text';
import { INK } from './paper-theme';

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
  return (
    <View style={BOX} wrap={false}>
      <Text style={WORD}>{t(`papers.${says}`)}</Text>
      <Text style={{ flex: 1 }}>{t(`papers.${says}_sentence`, { date, name: voided.by, reason: voided.reason })}</Text>
    </View>
  );
}

const BOX = {
  marginTop: 12,
  flexDirection: 'row',
  alignItems: 'center',
  gap: 14,
  borderWidth: 1.5,
  borderColor: INK,
  paddingVertical: 6,
  paddingHorizontal: 10,
} as const;
const WORD = { fontWeight: 600, fontSize: 20, lineHeight: 1.1, textTransform: 'uppercase' } as const;
