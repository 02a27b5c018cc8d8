import { Text, View } from '@react-pdf/renderer';
import { isTall } from './is-tall';
import { INK } from './paper-theme';

/** What has become of a paper, at first glance: one large word in a frame, and the sentence that explains it. */
export function Stamp({ word, sentence }: { word: string; sentence: string }) {
  return (
    <View style={BOX} wrap={isTall(sentence)}>
      <Text style={WORD}>{word}</Text>
      <Text style={{ flex: 1 }}>{sentence}</Text>
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
