import { Text, View } from '@react-pdf/renderer';
import type { AgreementClause } from './agreement-data';
import type { PaperText } from './paper-text';
import { styles } from './paper-theme';

interface AgreementTermsProps {
  clauses: AgreementClause[];
  t: PaperText;
}

/** The numbered clauses. Only a long clause may break across pages. */
export function AgreementTerms({ clauses, t }: AgreementTermsProps) {
  if (clauses.length === 0) return null;
  return (
    <View style={styles.section}>
      {clauses.map((clause, index) => (
        // The heading and the first clause form one block, so that the heading is never alone at the bottom of a page.
        <View key={clause.title + clause.body} wrap={isLong(clause)}>
          {index === 0 && (
            <Text style={[styles.heading, styles.rule, { paddingBottom: 3 }]} minPresenceAhead={30}>
              {t('papers.terms_title')}
            </Text>
          )}
          <View style={CLAUSE}>
            <Text style={NUMBER}>{`${index + 1}.`}</Text>
            <Text style={BODY} orphans={2} widows={2}>
              <Text style={styles.strong}>{`${clause.title}. `}</Text>
              {clause.body}
            </Text>
          </View>
        </View>
      ))}
    </View>
  );
}

/** A clause without a line break is a title, however long it is. */
function isLong({ title, body }: AgreementClause): boolean {
  return title.length + body.length > LONG_CLAUSE || body.split('\n').length > MOST_LINES;
}

const LONG_CLAUSE = 1500;
const MOST_LINES = 20;
const CLAUSE = { flexDirection: 'row', marginTop: 3, fontSize: 8.5 } as const;
const NUMBER = { width: 20, fontWeight: 600 } as const;
const BODY = { flex: 1, textAlign: 'justify' } as const;
