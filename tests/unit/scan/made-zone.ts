import { checkDigit } from '@/lib/scan/check-digit';

export interface Person {
  surname: string[];
  given: string[];
  number: string;
  birth: string;
  expiry: string;
  sex: string;
  country: string;
}

/** The zone that a correct machine would print for a person, according to ICAO 9303. */
export function madeZone(format: 'TD1' | 'TD2' | 'TD3', person: Person): string[] {
  const { number, birth, expiry, sex, country } = person;
  const checked = (text: string) => text + checkDigit(text);
  const name = `${person.surname.join('<')}<<${person.given.join('<')}`;
  const paddedNumber = checked(number.padEnd(9, '<'));
  if (format === 'TD1') {
    const first = `I<${country}${paddedNumber}`.padEnd(30, '<');
    const rest = '<'.repeat(11);
    const second = `${checked(birth)}${sex}${checked(expiry)}${country}${rest}`;
    const all = checkDigit(first.slice(5) + checked(birth) + checked(expiry) + rest);
    return [first, second + all, name.padEnd(30, '<').slice(0, 30)];
  }
  const [length, optional] = format === 'TD2' ? [36, '<'.repeat(7)] : [44, checked('<'.repeat(14))];
  const second = `${paddedNumber}${country}${checked(birth)}${sex}${checked(expiry)}${optional}`;
  const all = checkDigit(paddedNumber + checked(birth) + checked(expiry) + optional);
  const code = format === 'TD2' ? 'I<' : 'P<';
  return [`${code}${country}${name}`.padEnd(length, '<').slice(0, length), second + all];
}
