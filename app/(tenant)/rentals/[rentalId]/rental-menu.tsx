'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useMailing } from '@/components/customers/use-mailing';
import { MoreMenu } from '@/components/layout/more-menu';
import { openChat } from '@/components/paper-links/open-chat';
import { useLinkAct } from '@/components/paper-links/use-link-act';
import { mailAgreementAction } from './actions';
import { CancelDialog } from './cancel-dialog';
import { ReopenDialog } from './reopen-dialog';
import { ReturnPlaceDialog } from './return-place-dialog';

interface Props {
  rentalId: string;
  number: string;
  returnLocation: string;
  placeVersion: string;
  timeZone: string;
  may: {
    open: boolean;
    extend: boolean;
    mail: boolean;
    chat: boolean;
    share: boolean;
    swap: boolean;
    changePlace: boolean;
    reopen: boolean;
    cancel: boolean;
  };
}

/** The rare acts of a rental, on a phone also what has a button elsewhere. What destroys comes last. */
export function RentalMenu({ rentalId, number, returnLocation, placeVersion, timeZone, may }: Props) {
  const t = useTranslations('rentals');
  const act = useTranslations('action');
  const router = useRouter();
  const mail = useMailing();
  const paper = { kind: 'agreement', paperId: rentalId } as const;
  const link = useLinkAct(paper, timeZone);
  return (
    <MoreMenu
      acts={[
        may.open && {
          key: 'open',
          label: t('agreement_pdf'),
          phoneOnly: true,
          onSelect: () => void window.open(`/api/rentals/${rentalId}/agreement`, '_blank', 'noopener'),
        },
        may.extend && {
          key: 'extend',
          label: act('extend_rental'),
          phoneOnly: true,
          onSelect: () => router.push(`/rentals/${rentalId}/extend`),
        },
        may.mail && {
          key: 'mail',
          label: t('agreement_mail'),
          onSelect: () => void mail(() => mailAgreementAction({ rentalId })),
        },
        may.chat && {
          key: 'whatsapp',
          label: t('agreement_whatsapp'),
          onSelect: () => void openChat(paper, `/api/rentals/${rentalId}/agreement/whatsapp`),
        },
        may.share && link,
        may.swap && {
          key: 'swap',
          label: act('swap_vehicle'),
          onSelect: () => router.push(`/rentals/${rentalId}/swap`),
        },
        may.changePlace && {
          key: 'place',
          label: t('place_change'),
          dialog: (at) => (
            <ReturnPlaceDialog rentalId={rentalId} returnLocation={returnLocation} version={placeVersion} {...at} />
          ),
        },
        may.reopen && {
          key: 'reopen',
          label: t('reopen'),
          dialog: (at) => <ReopenDialog rentalId={rentalId} number={number} timeZone={timeZone} {...at} />,
        },
        may.cancel && {
          key: 'cancel',
          label: t('cancel'),
          danger: true,
          dialog: (at) => <CancelDialog rentalId={rentalId} number={number} {...at} />,
        },
      ]}
    />
  );
}
