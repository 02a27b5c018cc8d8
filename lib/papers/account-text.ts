import type { AccountEntry } from './account-data';
import { kindName, type PaperText } from './paper-text';

/** What happened, such as “Fuel” or “Payment, bank transfer”. */
export function accountText({ type, kind, note }: AccountEntry, t: PaperText): string {
  const named = t.has(`papers.method_${kind}`) && type !== 'charge' ? t(`papers.method_${kind}`) : kindName(t, kind);
  const what = t(`papers.account_type_${type}`, { what: named });
  return note ? t('papers.account_noted', { what, note }) : what;
}
