import { Path, Svg, Text, View } from '@react-pdf/renderer';
import { formatDateTime } from '../dates';
import type { AgreementData } from './agreement-data';
import { PaperSignature } from './paper-signature';
import type { PaperText } from './paper-text';
import { INK, styles } from './paper-theme';

interface AgreementClosingProps {
  data: AgreementData;
  t: PaperText;
}

/** The customer's acknowledgments and both signatures, always together on one page. */
export function AgreementClosing({ data, t }: AgreementClosingProps) {
  const { customer, agent } = data.signatures;
  const signed = (iso: string) =>
    t('papers.signed_at', { date: formatDateTime(new Date(iso), data.locale, data.timeZone, 'long') });
  return (
    <View style={[styles.section, { paddingTop: 4 }]} wrap={false}>
      <Text style={[styles.heading, styles.rule, { paddingBottom: 3 }]}>{t('rentals.acknowledgments')}</Text>
      {data.acknowledgments.map((acknowledgment) => (
        <View key={acknowledgment} style={{ flexDirection: 'row', gap: 7, marginBottom: 2 }}>
          <Svg viewBox="0 0 10 10" style={BOX}>
            <Path d="M0.5 0.5H9.5V9.5H0.5Z" stroke={INK} strokeWidth={0.8} fill="none" />
            <Path d="M2.2 5.2L4.2 7.4L8 2.6" stroke={INK} strokeWidth={1.2} fill="none" />
          </Svg>
          <Text>{t(`rentals.ack_${acknowledgment}`)}</Text>
        </View>
      ))}
      <Text style={[styles.heading, styles.rule, { paddingBottom: 3, marginTop: 12 }]}>{t('papers.signatures')}</Text>
      <View style={[styles.columns, { marginTop: 2 }]}>
        <PaperSignature
          role={t('papers.signature_customer')}
          mention={t('papers.read_and_approved')}
          name={customer.name}
          image={customer.image}
          signedAt={signed(customer.signedAt)}
        />
        <PaperSignature
          role={t('papers.signature_company')}
          mention={data.company.legalName}
          name={agent.name}
          image={agent.image}
          signedAt={signed(agent.signedAt)}
        />
      </View>
      <Text style={[styles.quiet, { marginTop: 8 }]}>{t('papers.made_in_language')}</Text>
    </View>
  );
}

const BOX = { width: 9, height: 9, marginTop: 2 } as const;
