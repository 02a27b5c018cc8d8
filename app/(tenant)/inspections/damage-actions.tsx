'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { DamageFacts } from '@/components/inspections/damage-line';
import { useDamageName } from '@/components/inspections/use-damage-name';
import { type MoreAct, MoreMenu } from '@/components/layout/more-menu';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { ConfirmWindow } from '@/components/ui/confirm-window';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { toast } from '@/components/ui/toast';
import type { DamageState } from '@/lib/inspections/values';
import { ChargeDamage } from './charge-damage';
import { closeDamageAction, reopenDamageAction } from './checks/actions';

interface DamageActionsProps {
  damage: DamageFacts & { state: DamageState };
  mayCharge: boolean;
  /** No ticket for it is planned or open. */
  mayRepair: boolean;
  mayClose: boolean;
}

/** What can be done with a damage in its state: what comes next as a button, the rest behind “…”. */
export function DamageActions({ damage, mayCharge, mayRepair, mayClose }: DamageActionsProps) {
  const t = useTranslations('inspections');
  const common = useTranslations('common');
  const router = useRouter();
  const nameOf = useDamageName();
  const [asked, setAsked] = useState(false);
  const done = (text: string) => {
    toast(text);
    router.refresh();
  };
  const isClosed = damage.state === 'repaired' || damage.state === 'dismissed';
  if (isClosed)
    return (
      mayClose && (
        <ConfirmDialog
          id={`reopen-damage-${damage.id}`}
          label={t('damage_reopen')}
          title={t('damage_reopen')}
          description={t('damage_reopen_help')}
          confirmLabel={t('damage_reopen')}
          action={(_reason, key) => reopenDamageAction({ damageId: damage.id }, key)}
          onDone={() => done(t('damage_reopened'))}
        />
      )
    );
  const ticket = `/inspections/tickets/new?damage=${damage.id}`;
  const charge: MoreAct = {
    key: 'charge',
    label: t('damage_charge'),
    dialog: (at) => <ChargeDamage damage={damage} {...at} onDone={() => done(t('damage_charged'))} />,
  };
  const repair: MoreAct = { key: 'ticket', label: t('damage_ticket'), onSelect: () => router.push(ticket) };
  const repaired: MoreAct = {
    key: 'repaired',
    label: t('damage_repaired'),
    dialog: (at) => (
      <ConfirmWindow
        id={`repair-damage-${damage.id}`}
        title={t('damage_repaired_title')}
        description={t('damage_repaired_help')}
        confirmLabel={t('damage_repaired')}
        action={(_reason, key) => closeDamageAction({ damageId: damage.id, closedAs: 'repaired' }, key)}
        onDone={() => done(t('damage_closed'))}
        {...at}
      />
    ),
  };
  const dismiss: MoreAct = {
    key: 'dismiss',
    label: t('damage_dismiss'),
    danger: true,
    dialog: (at) => (
      <ConfirmWindow
        id={`dismiss-damage-${damage.id}`}
        danger
        reason
        title={t('damage_dismiss_title')}
        description={t('damage_dismiss_help')}
        confirmLabel={t('damage_dismiss')}
        action={(reason, key) => closeDamageAction({ damageId: damage.id, closedAs: 'dismissed', reason }, key)}
        onDone={() => done(t('damage_closed'))}
        {...at}
      />
    ),
  };
  const steps = [mayCharge && damage.state === 'open' && charge, mayRepair && repair, mayClose && repaired];
  const [next, ...later] = steps.filter((step) => step !== false);
  if (!next) return null;
  return (
    <div className="mt-2 flex items-center gap-2">
      {next === repair ? (
        <LinkButton href={ticket} icon={<Icon name="wrench" />}>
          {next.label}
        </LinkButton>
      ) : (
        <>
          <Button icon={<Icon name={next === charge ? 'wallet' : 'check'} />} onClick={() => setAsked(true)}>
            {next.label}
          </Button>
          {next.dialog?.({ open: asked, setOpen: setAsked })}
        </>
      )}
      <MoreMenu label={common('more_acts_named', { name: nameOf(damage) })} acts={[...later, mayClose && dismiss]} />
    </div>
  );
}
