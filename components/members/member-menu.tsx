'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type MoreAct, MoreMenu } from '@/components/layout/more-menu';
import { ConfirmWindow } from '@/components/ui/confirm-window';
import { toast } from '@/components/ui/toast';
import type { ActionResult } from '@/lib/errors';
import type { MemberRow } from '@/lib/members/list-members';
import { LinkWindow } from './link-window';
import type { MemberActions } from './member-actions';
import { MemberWindow } from './member-window';
import { type Deed, useDeedQuestion } from './use-deed-question';

interface Props {
  memberId: string;
  name: string;
  /** They have no password yet: the link is an invitation, and removing them withdraws it. */
  invited: boolean;
  actions: MemberActions;
  may: { invite: boolean; remove: boolean };
  /** It stands among others, says whose it is, and also edits them. */
  inRow?: MemberRow;
  /** What they did, which a wide screen has a button for. */
  history?: { href: string; label: string };
  /** What takes something of their access away. */
  deeds?: { deed: Deed; id: string; action: (key: string) => Promise<ActionResult<unknown>> }[];
}

/** What is rarely done to a member: a link for them, and removing them. In a list, their change too. */
export function MemberMenu({ memberId, name, invited, actions, may, inRow, history, deeds = [] }: Props) {
  const t = useTranslations('members');
  const common = useTranslations('common');
  const router = useRouter();
  const questionOf = useDeedQuestion();
  const removal = t(invited ? 'withdraw' : 'remove', { name });
  return (
    <MoreMenu
      label={inRow ? common('more_acts_named', { name }) : undefined}
      acts={[
        inRow !== undefined && {
          key: 'edit',
          label: t('edit_user'),
          dialog: (at) => <MemberWindow member={inRow} actions={actions} {...at} />,
        },
        history !== undefined && {
          key: 'history',
          label: history.label,
          phoneOnly: true,
          onSelect: () => router.push(history.href),
        },
        may.invite && {
          key: 'invite',
          label: t(invited ? 'invite_again' : 'make_link'),
          dialog: ({ open, setOpen }) =>
            open && <LinkWindow memberId={memberId} name={name} invite={actions.invite} close={() => setOpen(false)} />,
        },
        ...deeds.map(({ deed, id, action }): MoreAct => {
          const { label, done, ...words } = questionOf(deed, name);
          return {
            key: deed,
            label,
            danger: true,
            dialog: (at) => (
              <ConfirmWindow
                id={`${deed}-${id}`}
                danger
                {...words}
                action={(_reason, key) => action(key)}
                onDone={() => {
                  toast(done);
                  router.refresh();
                }}
                {...at}
              />
            ),
          };
        }),
        may.remove && {
          key: 'remove',
          label: removal,
          danger: true,
          dialog: (at) => (
            <ConfirmWindow
              id={`remove-member-${memberId}`}
              danger
              title={removal}
              description={t(invited ? 'withdraw_help' : 'remove_help', { name })}
              confirmLabel={removal}
              action={(_reason, key) => actions.remove({ memberId }, key)}
              onDone={() => {
                toast(t(invited ? 'withdrawn_done' : 'removed_done', { name }));
                if (!inRow) router.push('/staff');
                router.refresh();
              }}
              {...at}
            />
          ),
        },
      ]}
    />
  );
}
