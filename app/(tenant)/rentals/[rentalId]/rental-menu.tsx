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
    mail: boolean;
    chat: boolean;
    share: boolean;
    swap: boolean;
    changePlace: boolean;
    reopen: boolean;
    cancel: boolean;
  };
}

/** The rare acts of a rental. What destroys comes last. */
export function RentalMenu({ rentalId, number, returnLocation, placeVersion, timeZone, may }: Props) {
  const t = useTranslations('rentals');
  const swap = useTranslations('action')('swap_vehicle');
  const router = useRouter();
  const mail = useMailing();
  const paper = { kind: 'agreement', paperId: rentalId } as const;
  const link = useLinkAct(paper, timeZone);
  return (
    <MoreMenu
      acts={[
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
        may.swap && { key: 'swap', label: swap, onSelect: () => router.push(`/rentals/${rentalId}/swap`) },
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
