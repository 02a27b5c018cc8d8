import type { HeldMoney as HeldMoneyRow } from '@/lib/payments/list-held';
import type { HeldDeposit } from '@/lib/payments/read-held-deposits';
import { HeldRow, type HeldRowProps } from './held-row';

interface Props extends Omit<HeldRowProps, 'row' | 'deposit'> {
  rows: HeldMoneyRow[];
  deposits: ReadonlyMap<string, HeldDeposit>;
}

/** What the company holds of its customers or owes them back, the oldest first. */
export function HeldMoney({ rows, deposits, ...row }: Props) {
  return (
    <ul className="grid gap-2">
      {rows.map((one) => (
        <HeldRow
          key={`${one.kind} ${one.id}`}
          row={one}
          deposit={one.kind === 'deposit' ? deposits.get(one.id) : undefined}
          {...row}
        />
      ))}
    </ul>
  );
}
