import 'server-only';
import { Text, View } from '@react-pdf/renderer';
import { formatDate } from '../dates';
import { formatPhone } from '../format-phone';
import { PaperFacts } from './paper-facts';
import { PaperPage } from './paper-page';
import { PaperSignature } from './paper-signature';
import { PaperSums } from './paper-sums';
import { paperText } from './paper-text';
import { styles } from './paper-theme';
import { renderPaper } from './render-paper';
import type { StatementData } from './statement-data';
import { monthName, statementSums } from './statement-sums';

/** An owner's monthly statement as a PDF in their language. The same data always produce the same bytes. */
export function renderStatement(data: StatementData): Promise<Buffer> {
  const { locale, timeZone, owner, month } = data;
  const t = paperText(locale);
  const date = formatDate(new Date(data.issuedAt), locale, timeZone, 'long');
  const owned = [
    { label: t('papers.name'), value: owner.name },
    { label: t('papers.phone'), value: formatPhone(owner.phone) },
    { label: t('papers.email'), value: owner.email },
    { label: t('papers.address'), value: owner.address },
  ];
  return renderPaper(
    <PaperPage paper={data} t={t} title={t('papers.statement_title')} dated={date} at={data.issuedAt}>
      <View style={[styles.columns, styles.section]}>
        <View style={styles.column}>
          <PaperFacts title={t('papers.statement_owner')} facts={owned} />
        </View>
        <View style={styles.column}>
          <PaperFacts
            title={t('papers.details')}
            facts={[{ label: t('papers.statement_of'), value: monthName(month, data) }]}
          />
        </View>
      </View>
      <View style={styles.section}>
        <Text style={[styles.heading, styles.rule, { paddingBottom: 3 }]}>{monthName(month, data)}</Text>
        <PaperSums lines={statementSums(data, t)} />
      </View>
      <View style={[styles.columns, styles.section, { marginTop: 18 }]} wrap={false}>
        <PaperSignature
          role={t('papers.signature_company')}
          mention={data.company.legalName}
          name={data.issuedBy}
          image={null}
          signedAt={date}
        />
        <View style={styles.column} />
      </View>
    </PaperPage>,
  );
}
