'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { MoreMenu } from '@/components/layout/more-menu';
import { ConfirmWindow } from '@/components/ui/confirm-window';
import { Dialog } from '@/components/ui/dialog';
import { LinkButton } from '@/components/ui/link-button';
import { toast } from '@/components/ui/toast';
import { ActButton } from '../act-button';
import {
  deleteEndpointAction,
  rotateSecretAction,
  sendTestEventAction,
  switchEndpointOffAction,
  switchEndpointOnAction,
} from '../actions';
import { SecretCard } from '../secret-card';

/** What can be done with an address. What destroys comes last, behind “…”. */
export function EndpointActs({ endpointId, active }: { endpointId: string; active: boolean }) {
  const t = useTranslations();
  const router = useRouter();
  const [secret, setSecret] = useState<string | null>(null);
  const href = `/settings/webhooks/${endpointId}`;
  return (
    <>
      <LinkButton href={`${href}/edit`}>{t('action.edit')}</LinkButton>
      {active ? (
        <ActButton
          primary
          label={t('webhooks.test')}
          done={t('webhooks.test_sent')}
          act={() => sendTestEventAction({ endpointId })}
        />
      ) : (
        <ActButton
          primary
          label={t('webhooks.switch_on')}
          done={t('webhooks.switched_on')}
          act={() => switchEndpointOnAction({ endpointId })}
        />
      )}
      <MoreMenu
        acts={[
          {
            key: 'rotate',
            label: t('webhooks.rotate'),
            dialog: (at) => (
              <ConfirmWindow
                id={`rotate-${endpointId}`}
                title={t('webhooks.rotate_title')}
                description={t('webhooks.rotate_effect')}
                confirmLabel={t('webhooks.rotate')}
                action={async (_reason, key) => {
                  const result = await rotateSecretAction({ endpointId }, key);
                  if (result.ok) setSecret(result.data.secret);
                  return result;
                }}
                onDone={() => undefined}
                {...at}
              />
            ),
          },
          active && {
            key: 'off',
            label: t('webhooks.switch_off'),
            danger: true,
            dialog: (at) => (
              <ConfirmWindow
                id={`off-${endpointId}`}
                danger
                title={t('webhooks.switch_off_title')}
                description={t('webhooks.switch_off_effect')}
                confirmLabel={t('webhooks.switch_off')}
                action={(_reason, key) => switchEndpointOffAction({ endpointId }, key)}
                onDone={() => {
                  toast.success(t('webhooks.switched_off'));
                  router.refresh();
                }}
                {...at}
              />
            ),
          },
          {
            key: 'delete',
            label: t('webhooks.delete'),
            danger: true,
            dialog: (at) => (
              <ConfirmWindow
                id={`delete-${endpointId}`}
                danger
                title={t('webhooks.delete_title')}
                description={t('webhooks.delete_effect')}
                confirmLabel={t('webhooks.delete')}
                action={(_reason, key) => deleteEndpointAction({ endpointId }, key)}
                onDone={() => {
                  toast.success(t('webhooks.deleted'));
                  router.push('/settings/webhooks');
                }}
                {...at}
              />
            ),
          },
        ]}
      />
      <Dialog
        open={secret !== null}
        onOpenChange={() => window.location.assign(href)}
        title={t('webhooks.secret_title')}
      >
        {secret && <SecretCard secret={secret} next={href} />}
      </Dialog>
    </>
  );
}
