import type { Locale } from '../../i18n/locales';
import { moneyInput, parseMoney, usdToHtgCents } from '../../money';
import type { WizardValues } from './wizard-values';

type Given = Pick<WizardValues, 'takeDeposit' | 'givenMethod' | 'givenCurrency' | 'givenCents' | 'givenHtgCents'>;

/** Gourdes are always cash. */
export function inGourdes({ givenMethod, givenCurrency }: Pick<Given, 'givenMethod' | 'givenCurrency'>): boolean {
  return givenMethod === 'cash' && givenCurrency === 'HTG';
}

/** The deposit that is taken with the hand-over, as its verb asks for it; null if none is. */
export function givenDeposit(values: Given, htgRate: string | null) {
  if (!values.takeDeposit) return null;
  const gourdes = inGourdes(values);
  return {
    method: values.givenMethod,
    currency: gourdes ? 'HTG' : 'USD',
    amountCents: gourdes ? '' : values.givenCents,
    receivedHtgCents: gourdes ? values.givenHtgCents : '',
    htgRate: gourdes ? htgRate : null,
  };
}

/** The field of the wizard for a field of that deposit. */
export const GIVEN_FIELDS: Readonly<Record<string, keyof Given>> = {
  'deposit.method': 'givenMethod',
  'deposit.currency': 'givenCurrency',
  'deposit.amountCents': 'givenCents',
  'deposit.receivedHtgCents': 'givenHtgCents',
};

interface Agreed {
  /** The deposit of the agreement, as it is typed. */
  depositCents: string;
  paymentMethod: string;
}

/** What is still missing of the agreed deposit, in cents, beside what the reservation has brought. */
export function depositLeft({ depositCents }: Pick<Agreed, 'depositCents'>, heldCents: number): number {
  return Math.max(0, (parseMoney(depositCents) ?? 0) - heldCents);
}

/** The deposit as it is proposed: all that is missing, in the way in which the agreement is paid. */
export function proposedDeposit(
  agreed: Agreed,
  { heldCents, htgRate, locale }: { heldCents: number; htgRate: string | null; locale: Locale },
): Omit<Given, 'takeDeposit'> {
  const left = depositLeft(agreed, heldCents);
  return {
    givenMethod: agreed.paymentMethod,
    givenCurrency: 'USD',
    givenCents: left > 0 ? moneyInput(left, locale) : '',
    givenHtgCents: htgRate && left > 0 ? String(usdToHtgCents(left, Number(htgRate)) / 100) : '',
  };
}
