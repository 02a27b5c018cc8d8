'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Card } from '@/components/ui/card';
import { WEBHOOK_EVENTS } from '@/lib/webhooks/values';
import { addEndpointAction } from '../actions';
import { EndpointForm } from '../endpoint-form';
import { SecretCard } from '../secret-card';

const EMPTY = { url: '', description: '', events: WEBHOOK_EVENTS.toSorted().join(', '), version: '' };

/** The form for a new address, and then its secret. */
export function NewEndpoint() {
  const t = useTranslations('webhooks');
  const [made, setMade] = useState<{ id: string; secret: string } | null>(null);
  if (made)
    return (
      <Card title={t('secret_title')}>
        <SecretCard secret={made.secret} next={`/settings/webhooks/${made.id}`} />
      </Card>
    );
  return (
    <EndpointForm
      id="new-webhook"
      values={EMPTY}
      action={addEndpointAction}
      onSuccess={setMade}
      label={t('add')}
      cancelHref="/settings/webhooks"
    />
  );
}
