'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { toast } from '@/components/ui/toast';
import { updateEndpointAction } from '../../actions';
import { EndpointForm, type EndpointValues } from '../../endpoint-form';

export function EditEndpoint({ endpointId, values }: { endpointId: string; values: EndpointValues }) {
  const t = useTranslations();
  const router = useRouter();
  const href = `/settings/webhooks/${endpointId}`;
  return (
    <EndpointForm
      id={`webhook-${endpointId}`}
      values={values}
      action={(input, key) => updateEndpointAction({ ...input, endpointId }, key)}
      onSuccess={() => {
        toast.success(t('webhooks.saved'));
        router.push(href);
      }}
      label={t('action.save_changes')}
      cancelHref={href}
    />
  );
}
