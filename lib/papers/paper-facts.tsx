import { Text, View } from '@react-pdf/renderer';
import { isTall } from './is-tall';
import { QUIET, styles } from './paper-theme';

export interface Fact {
  label: string;
  value: string | null | undefined;
}

interface PaperFactsProps {
  title?: string;
  facts: Fact[];
  labelWidth?: number;
}

/** Labels and values in two columns. A fact without a value takes no space. Only a tall one may break over two pages. */
export function PaperFacts({ title, facts, labelWidth = 92 }: PaperFactsProps) {
  return (
    <View>
      {title ? <Text style={styles.heading}>{title}</Text> : null}
      {facts.filter(hasValue).map((fact) => (
        <View key={fact.label} style={ROW} wrap={isTall(fact.value)}>
          <Text style={{ width: labelWidth, color: QUIET, fontSize: 8.5, paddingTop: 0.8 }}>{fact.label}</Text>
          <Text style={{ flex: 1 }}>{fact.value}</Text>
        </View>
      ))}
    </View>
  );
}

function hasValue(fact: Fact): boolean {
  return Boolean(fact.value?.trim());
}

const ROW = { flexDirection: 'row', gap: 8, marginBottom: 1.5 } as const;
