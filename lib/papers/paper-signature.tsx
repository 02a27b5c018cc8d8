import { Image, Text, View } from '@react-pdf/renderer';
import { onWhite } from './on-white';
import { INK, styles } from './paper-theme';

interface PaperSignatureProps {
  role: string;
  /** The words above the signature: "Lu et approuvé". */
  mention?: string;
  name: string;
  image: string | null;
  signedAt: string;
}

/** A signature on its line, with the name and time below. */
export function PaperSignature({ role, mention, name, image, signedAt }: PaperSignatureProps) {
  return (
    <View style={styles.column}>
      <Text style={styles.strong}>{role}</Text>
      <Text style={styles.quiet}>{mention ?? ' '}</Text>
      <View style={FIELD}>{image ? <Image src={onWhite(image)} style={INKED} /> : null}</View>
      <Text style={styles.strong}>{name.replace(BREAKS, ' ')}</Text>
      <Text style={styles.quiet}>{signedAt}</Text>
    </View>
  );
}

/** A field for names takes none, but a program may send some. Many would push the signatures off their page. */
const BREAKS = /[\n\r\v\f\u0085\u2028\u2029]+/g;
const FIELD = { height: 62, borderBottomWidth: 0.75, borderBottomColor: INK, marginBottom: 3 } as const;
const INKED = { width: '100%', height: '100%', objectFit: 'contain', objectPosition: 'left bottom' } as const;
