import { Document, Page, Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { BRAND } from '../brand';
import type { PaperData } from './paper-data';
import { PaperHead } from './paper-head';
import type { PaperText } from './paper-text';
import { HAIRLINE, QUIET, styles } from './paper-theme';
import { VoidMark } from './void-mark';

interface PaperPageProps {
  paper: PaperData;
  t: PaperText;
  title: string;
  dated: string;
  /**
   * The date and time of the document. It is also the file's creation date, so that the same data produce the same
   * bytes.
   */
  at: string;
  children: ReactNode;
}

/**
 * A whole document: a head on the first page, and on every page a footer with the number, page x of y and the
 * reference.
 */
export function PaperPage({ paper, t, title, dated, at, children }: PaperPageProps) {
  const made = new Date(at);
  return (
    <Document
      title={`${title} ${paper.number}`}
      author={paper.company.legalName}
      creator={BRAND}
      producer={BRAND}
      language={paper.locale}
      creationDate={made}
      modificationDate={made}
    >
      <Page size={paper.paperSize} style={styles.page}>
        <View style={styles.body}>
          <PaperHead paper={paper} t={t} title={title} dated={dated} />
          {paper.voided ? <VoidMark paper={paper} voided={paper.voided} t={t} /> : null}
          {children}
        </View>
        <View fixed style={FOOT}>
          <Text style={FOOT_SIDE}>{`${title} ${paper.number}`}</Text>
          <Text
            style={FOOT_PAGE}
            render={({ pageNumber, totalPages }) => t('papers.page', { page: pageNumber, total: totalPages ?? '' })}
          />
          <Text style={[FOOT_SIDE, { textAlign: 'right' }]}>
            {t('papers.reference_code', { code: paper.reference })}
          </Text>
        </View>
      </Page>
    </Document>
  );
}

const FOOT = {
  position: 'absolute',
  left: 48,
  right: 48,
  bottom: 28,
  flexDirection: 'row',
  borderTopWidth: 0.5,
  borderTopColor: HAIRLINE,
  paddingTop: 5,
  fontSize: 8,
  color: QUIET,
} as const;
const FOOT_SIDE = { width: '40%' } as const;
const FOOT_PAGE = { width: '20%', textAlign: 'center' } as const;
