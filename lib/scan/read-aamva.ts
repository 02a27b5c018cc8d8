import { personName } from './person-name';
import { dayOf } from './scanned-date';
import type { ScannedDocument, ScannedValue } from './values';

const PROVINCES = /^(?:AB|BC|MB|NB|NF|NL|NS|NT|NU|ON|PE|PQ|QC|SK|YT)$/;
const EMPTY = /^(?:NONE|UNAVL|UNAVAILABLE|N\/A|-+)?$/i;
const DIRECTIONS = /\b(?:[ns][ew]|[nsew]|po|us)\b/gi;

/**
 * The license or ID card whose PDF417 barcode has this text (AAMVA card design standard, versions 1 to 12); null if it
 * is neither.
 */
export function readAamva(text: string): ScannedDocument | null {
  const at = text.search(/ANSI |AAMVA/);
  if (at < 0 || at > 40 || text.length > 4000) return null;
  const { type, elements } = elementsOf(text.slice(at));
  const get = (...codes: string[]) =>
    codes.map((code) => elements.get(code) ?? '').find((value) => !EMPTY.test(value)) ?? '';
  const number = get('DAQ', 'DBJ').replace(/\s+/g, ' ');
  const name = nameOf(get);
  if (!number || !name) return null;
  const country = countryOf(get);
  const birth = dateOf(get('DBB'), country);
  const expiry = dateOf(get('DBA'), country);
  const region = get('DAJ', 'DAO').toUpperCase();
  const city = [personName(get('DAI', 'DAN')), region].filter(Boolean).join(', ');
  const prefix = type === 'ID' ? 'id' : 'license';
  const values: Record<string, string | null> = {
    fullName: name,
    dateOfBirth: birth,
    [`${prefix}Number`]: number,
    [`${prefix}ExpiresOn`]: expiry,
    ...(prefix === 'id' ? { idType: 'national' } : { licenseCountry: country }),
    country,
    address: [get('DAG', 'DAL'), get('DAH', 'DAM')].filter(Boolean).map(addressLine).join(', '),
    city,
    postalCode: postalCode(get('DAK', 'DAP'), country),
  };
  // The barcode corrects its own errors, so its text is exactly what was printed.
  const fields = Object.entries(values).flatMap(([field, value]) =>
    value ? [[field, { value, certainty: 'proven' } satisfies ScannedValue]] : [],
  );
  return { kind: prefix === 'id' ? 'national' : 'license', side: 'back', fields: Object.fromEntries(fields) };
}

function elementsOf(text: string): { type: string; elements: Map<string, string> } {
  const elements = new Map<string, string>();
  let type = 'DL';
  for (const [index, line] of text.split(/\p{Cc}+/u).entries()) {
    const start = index === 0 ? /\d{8}(DL|ID|EN)(?=D[A-Z]{2})/.exec(line) : /^(DL|ID|EN)(?=D[A-Z]{2}.)/.exec(line);
    if (start) type = start[1] ?? type;
    const element = start ? line.slice(start.index + start[0].length) : line;
    const [, code, value] = /^(D[A-D][A-Z])(.*)$/.exec(element) ?? [];
    if (code && !elements.has(code)) elements.set(code, (value ?? '').trim());
  }
  return { type, elements };
}

function nameOf(get: (...codes: string[]) => string): string {
  const last = get('DCS', 'DAB');
  const first = get('DAC', 'DCT').replaceAll(',', ' ');
  const [wholeLast = '', ...wholeFirst] = get('DAA').split(/[,$@]/);
  const parts =
    last && first ? [first, get('DAD').replaceAll(',', ' '), last, get('DCU', 'DAE')] : [...wholeFirst, wholeLast];
  return personName(parts.filter(Boolean).join(' '));
}

function countryOf(get: (...codes: string[]) => string): string {
  const said = get('DCG').toUpperCase();
  if (said === 'CAN' || said === 'CA') return 'CA';
  return !said && PROVINCES.test(get('DAJ', 'DAO').toUpperCase()) ? 'CA' : 'US';
}

/** Canada and the first version write the year first, the others the month. */
function dateOf(text: string, country: string): string | null {
  const digits = text.replace(/\D/g, '');
  const monthFirst = dayOf(digits.slice(4, 8) + digits.slice(0, 4));
  if (digits.length !== 8) return null;
  return country === 'CA' ? (dayOf(digits) ?? monthFirst) : (monthFirst ?? dayOf(digits));
}

function postalCode(text: string, country: string): string {
  const code = text.replace(/[\s-]/g, '').toUpperCase();
  if (country === 'CA') return code.replace(/^([A-Z]\d[A-Z])(\d[A-Z]\d).*$/, '$1 $2');
  return code.replace(/^(\d{5})0000$/, '$1').replace(/^(\d{5})(\d{4})$/, '$1-$2');
}

function addressLine(capitals: string): string {
  return personName(capitals).replace(DIRECTIONS, (word) => word.toUpperCase());
}
