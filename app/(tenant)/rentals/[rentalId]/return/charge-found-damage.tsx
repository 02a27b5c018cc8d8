'use client';

import { useTranslations } from 'next-intl';
import type { UseFormReturn } from 'react-hook-form';
import { useDamageName } from '@/components/inspections/use-damage-name';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { FoundDamage } from '@/lib/inspections/condition-input';
import type { ReturnValues } from './return-values';

/** Adds a line for a damage to the charges of the return. Its amount is typed there. */
export function ChargeFoundDamage({ form, damage }: { form: UseFormReturn<ReturnValues>; damage: FoundDamage }) {
  const t = useTranslations('inspections');
  const nameOf = useDamageName();
  const extras = form.watch('extras');
  if (extras.some(({ damageId }) => damageId === damage.id)) return null;
  const note = nameOf(damage);
  return (
    <Button
      variant="ghost"
      icon={<Icon name="wallet" />}
      // Sets the whole list, as a line that another field array appends does not show in the list of charges.
      onClick={() =>
        form.setValue('extras', [...extras, { kind: 'damage', amountCents: '', note, damageId: damage.id }])
      }
    >
      {t('damage_charge')}
    </Button>
  );
}
