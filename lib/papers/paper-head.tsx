import { Image, Text, View } from '@react-pdf/renderer';
import { colorShades } from '../color-shades';
import { formatPhone } from '../format-phone';
import type { PaperCompany, PaperData } from './paper-data';
import type { PaperText } from './paper-text';
import { INK, styles } from './paper-theme';
import { shownTaxId } from './shown-tax-id';

interface PaperHeadProps {
  paper: PaperData;
  t: PaperText;
  title: string;
  dated: string;
}

/** The company on the left, the kind of document on the right. */
export function PaperHead({ paper, t, title, dated }: PaperHeadProps) {
  const { company } = paper;
  const color = colorShades(company.color ?? null)?.paper ?? INK;
  return (
    <View style={[HEAD, { borderBottomColor: color }]}>
      <View style={COMPANY}>
        {company.logo ? <Image src={company.logo} style={LOGO} /> : null}
        <View style={{ flex: 1 }}>
          <Text style={NAME}>{company.tradeName || company.legalName}</Text>
          {companyLines(company, t).map((line) => (
            <Text key={line} style={styles.quiet}>
              {line}
            </Text>
          ))}
        </View>
      </View>
      <View style={TITLE_BOX}>
        <Text style={[TITLE, { color }]}>{title}</Text>
        <Text style={[styles.strong, { fontSize: 11 }]}>{t('papers.number', { number: paper.number })}</Text>
        <Text style={styles.quiet}>{dated}</Text>
      </View>
    </View>
  );
}

function companyLines(company: PaperCompany, t: PaperText): string[] {
  const numbers = [
    company.taxId && t('papers.tax_id', { value: shownTaxId(company.taxId) }),
    company.patente && t('papers.patente', { value: company.patente }),
  ];
  const lines = [
    company.tradeName && company.tradeName !== company.legalName ? company.legalName : '',
    numbers.filter(Boolean).join(' · '),
    ...company.address.split('\n').map((line) => line.trim()),
    [formatPhone(company.phone), company.email].filter(Boolean).join(' · '),
  ];
  return lines.filter(Boolean);
}

const HEAD = {
  flexDirection: 'row',
  gap: 24,
  paddingBottom: 10,
  borderBottomWidth: 1.25,
} as const;
const COMPANY = { flex: 3, flexBasis: 0, flexDirection: 'row', gap: 12 } as const;
// A wide logo gets more room than a square one.
const LOGO = { maxWidth: 104, height: 44, objectFit: 'contain', objectPosition: 'left top' } as const;
const NAME = { fontWeight: 600, fontSize: 14, lineHeight: 1.2, marginBottom: 3 } as const;
const TITLE_BOX = { flex: 2, flexBasis: 0, alignItems: 'flex-end', textAlign: 'right' } as const;
const TITLE = { fontWeight: 600, fontSize: 16, lineHeight: 1.2, marginBottom: 3 } as const;
