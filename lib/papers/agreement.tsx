import 'server-only';
import { Text, View } from '@react-pdf/renderer';
import { formatDate } from '../dates';
import { AgreementClosing } from './agreement-closing';
import { AgreementConditions } from './agreement-conditions';
import type { AgreementData } from './agreement-data';
import { AgreementParties } from './agreement-parties';
import { AgreementPrice } from './agreement-price';
import { AgreementTerms } from './agreement-terms';
import { PaperPage } from './paper-page';
import { paperText } from './paper-text';
import { styles } from './paper-theme';
import { renderPaper } from './render-paper';

/** The agreement as a PDF in the customer's language. The same data always produce the same bytes. */
export function renderAgreement(data: AgreementData): Promise<Buffer> {
  const t = paperText(data.locale);
  const date = formatDate(new Date(data.activatedAt), data.locale, data.timeZone, 'long');
  return renderPaper(
    <PaperPage
      paper={data}
      t={t}
      title={t('papers.agreement_title')}
      dated={t('papers.dated', { date })}
      at={data.activatedAt}
    >
      <AgreementParties data={data} t={t} />
      <AgreementConditions data={data} t={t} />
      <AgreementPrice data={data} t={t} />
      {data.notes.trim() ? (
        <View style={styles.section}>
          <Text style={styles.heading} minPresenceAhead={30}>
            {t('papers.notes')}
          </Text>
          <Text>{data.notes.trim()}</Text>
        </View>
      ) : null}
      <AgreementTerms clauses={data.terms} t={t} />
      <AgreementClosing data={data} t={t} />
    </PaperPage>,
  );
}
