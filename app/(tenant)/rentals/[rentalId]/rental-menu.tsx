'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Menu, type MenuEntry } from '@/components/layout/menu';
import { Icon } from '@/components/ui/icon';
import { CancelDialog } from './cancel-dialog';
import { ReopenDialog } from './reopen-dialog';
import { ReturnPlaceDialog } from './return-place-dialog';

interface Props {
  rentalId: string;
  number: string;
  returnLocation: string;
  placeVersion: string;
  timeZone: string;
  may: { swap: boolean; changePlace: boolean; reopen: boolean; cancel: boolean };
}

/** The rare acts of a rental. What destroys comes last. */
export function RentalMenu({ rentalId, number, returnLocation, placeVersion, timeZone, may }: Props) {
  const t = useTranslations('rentals');
  const swap = useTranslations('action')('swap_vehicle');
  const router = useRouter();
  const [asked, setAsked] = useState<'place' | 'reopen' | 'cancel' | null>(null);
  const dialog = (act: typeof asked) => ({
    open: asked === act,
    setOpen: (open: boolean) => setAsked(open ? act : null),
  });
  const entries: MenuEntry[] = [];
  if (may.swap) entries.push({ key: 'swap', label: swap, onSelect: () => router.push(`/rentals/${rentalId}/swap`) });
  if (may.changePlace) entries.push({ key: 'place', label: t('place_change'), onSelect: () => setAsked('place') });
  if (may.reopen) entries.push({ key: 'reopen', label: t('reopen'), onSelect: () => setAsked('reopen') });
  if (may.cancel) entries.push({ key: 'cancel', label: t('cancel'), onSelect: () => setAsked('cancel') });
  if (entries.length === 0) return null;
  return (
    <>
      <Menu label={t('more_acts')} trigger={<Icon name="ellipsis" className="size-5" />} entries={entries} />
      <ReturnPlaceDialog
        rentalId={rentalId}
        returnLocation={returnLocation}
        version={placeVersion}
        {...dialog('place')}
      />
      <ReopenDialog rentalId={rentalId} number={number} timeZone={timeZone} {...dialog('reopen')} />
      <CancelDialog rentalId={rentalId} number={number} {...dialog('cancel')} />
    </>
  );
}
