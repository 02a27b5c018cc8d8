import { parse } from 'mrz';
import { countryCode } from './country-code';
import { type Layout, mrzLayout, partOf } from './mrz-layout';
import { personName } from './person-name';
import { isProven, isWhole, repairMrz } from './repair-mrz';
import { birthDay, expiryDay } from './scanned-date';
import type { Certainty, ScannedDocument, ScannedValue } from './values';

/**
 * The document with these machine-readable lines, where `?` is a character that could not be read. Null if they are not
 * from a document. `today` is `YYYY-MM-DD`.
 */
export function readMrz(lines: readonly string[], today: string): ScannedDocument | null {
  const cleaned = lines.map(clean);
  // The first letter says which document it is. The I of ID cards looks like a 1.
  cleaned[0] = cleaned[0]?.replace(/^1/, 'I') ?? '';
  const layout = mrzLayout(cleaned);
  if (!layout) return null;
  const repaired = repairMrz(cleaned, layout);
  const kind = repaired[0]?.startsWith('P') ? 'passport' : 'national';
  const isSure = isWhole(repaired, layout);
  const birth = isProven(repaired, layout.birth, layout.birthCheck);
  const expiry = layout.expiry && layout.expiryCheck && isProven(repaired, layout.expiry, layout.expiryCheck);
  const born = birthDay(partOf(repaired, layout.birth), today);
  const expires = layout.expiry && expiryDay(partOf(repaired, layout.expiry), today);
  const number = readNumber(repaired, layout);
  const agreeing = [birth && born, expiry && expires, isSure, number?.certainty === 'proven'].filter(Boolean).length;
  // One check digit in ten matches by chance. Then this is ordinary text that happens to have that length.
  if (agreeing < 2) return null;
  if (number && partOf(cleaned, layout.number) !== partOf(repaired, layout.number)) number.certainty = 'read';
  const certain = (proven: unknown): Certainty => {
    if (!proven) return 'doubtful';
    return isSure ? 'proven' : 'read';
  };
  return {
    kind,
    // Small cards have their three lines on the back; all other documents have theirs below the portrait.
    side: lines.length === 3 ? 'back' : 'front',
    fields: {
      ...valueUnder('fullName', readName(cleaned, repaired, layout)),
      ...valueUnder('dateOfBirth', born && { value: born, certainty: certain(birth) }),
      ...valueUnder('idType', { value: kind, certainty: 'read' }),
      ...valueUnder(
        'idNumber',
        number && (number.certainty === 'proven' ? { ...number, certainty: certain(true) } : number),
      ),
      ...valueUnder('idExpiresOn', expires && { value: expires, certainty: certain(expiry) }),
      ...valueUnder('country', readCountry(repaired, layout)),
    },
  };
}

function clean(line: string): string {
  return line
    .toUpperCase()
    .replace(/\s/g, '')
    .replace(/[^A-Z0-9<]/g, '?');
}

function valueUnder(name: string, value: ScannedValue | '' | null | undefined): Record<string, ScannedValue> {
  return value ? { [name]: value } : {};
}

/** The number as shown on the front. On a small card, a long number continues after its check digit. */
function readNumber(lines: readonly string[], layout: Layout): ScannedValue | null {
  const plain = partOf(lines, layout.number).replace(/<+$/, '');
  const isLong = partOf(lines, layout.numberCheck) === '<' && lines.length === 3;
  if (!isLong) {
    const certainty = isProven(lines, layout.number, layout.numberCheck) ? 'proven' : 'doubtful';
    return plain ? { value: plain.replaceAll('<', ' '), certainty } : null;
  }
  const { details } = parse(lines);
  const number = details.find(({ field }) => field === 'documentNumber');
  const check = details.find(({ field }) => field === 'documentNumberCheckDigit');
  return number?.value ? { value: number.value, certainty: check?.valid ? 'proven' : 'doubtful' } : null;
}

/** Given names first, as people write them. No check digit covers a name. */
function readName(read: readonly string[], lines: readonly string[], layout: Layout): ScannedValue | null {
  const parts = layout.name.map((part) => partOf(lines, part));
  const raw = layout.name.map((part) => partOf(read, part)).join('');
  const [surname = '', ...given] = parts.length > 1 ? parts : (parts[0] ?? '').replace(/<+$/, '').split('<<');
  const words = [...given, surname].join(' ').replace(/[<?0-9]/g, ' ');
  const value = personName(words);
  if (!/\p{L}{2}/u.test(value)) return null;
  // A name that fills its field completely was probably cut off.
  const isCut = parts.some((part) => !part.endsWith('<')) && layout.name.length === 1;
  const isDoubtful = isCut || raw !== parts.join('') || /[?0-9]/.test(parts.join(''));
  return { value, certainty: isDoubtful ? 'doubtful' : 'read' };
}

/** No check digit covers it, but a misread code is rarely a valid one. */
function readCountry(lines: readonly string[], layout: Layout): ScannedValue | null {
  const value = countryCode(partOf(lines, layout.nationality));
  return value ? { value, certainty: 'read' } : null;
}
