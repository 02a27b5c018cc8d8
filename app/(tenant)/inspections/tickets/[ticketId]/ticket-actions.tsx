'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { MoreMenu } from '@/components/layout/more-menu';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { ticketNextStep } from '@/lib/maintenance/ticket-next-step';
import { CancelTicketDialog } from './cancel-ticket-dialog';
import { CompleteDialog } from './complete-dialog';
import { StartDialog } from './start-dialog';

interface Props {
  ticketId: string;
  number: string;
  status: 'planned' | 'open';
  /** The vehicle's last reading, in km. */
  odometerKm: number;
  /** The names of the damages that it was opened for and that stand. */
  damages: readonly string[];
  timeZone: string;
  may: { edit: boolean; close: boolean };
}

/** The next step first; what ends a ticket otherwise is in the menu. */
export function TicketActions({ ticketId, number, status, odometerKm, damages, timeZone, may }: Props) {
  const t = useTranslations();
  const router = useRouter();
  const [asked, setAsked] = useState<'start' | 'complete' | null>(null);
  const dialog = (act: typeof asked) => ({
    open: asked === act,
    setOpen: (open: boolean) => setAsked(open ? act : null),
  });
  const edit = `/inspections/tickets/${ticketId}/edit`;
  const next = ticketNextStep(status, (step) => (step === 'complete' ? may.close : may.edit));
  return (
    <>
      {(next === 'start' || next === 'complete') && (
        <Button
          variant="primary"
          onClick={() => setAsked(next)}
          icon={<Icon name={next === 'start' ? 'wrench' : 'check'} />}
        >
          {t(next === 'start' ? 'maintenance.start' : 'maintenance.complete')}
        </Button>
      )}
      {next === 'edit' && (
        <LinkButton href={edit} variant="primary">
          {t('action.edit')}
        </LinkButton>
      )}
      <MoreMenu
        acts={[
          may.edit && next !== 'edit' && { key: 'edit', label: t('action.edit'), onSelect: () => router.push(edit) },
          may.close && {
            key: 'cancel',
            label: t('maintenance.cancel'),
            danger: true,
            dialog: (at) => <CancelTicketDialog ticketId={ticketId} number={number} {...at} />,
          },
        ]}
      />
      <StartDialog {...{ ticketId, odometerKm, timeZone }} {...dialog('start')} />
      <CompleteDialog {...{ ticketId, odometerKm, damages }} {...dialog('complete')} />
    </>
  );
}
