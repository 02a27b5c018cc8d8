'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useState, useTransition } from 'react';
import { answered, sendingKey } from '@/components/forms/idempotency-key';
import { MoreMenu } from '@/components/layout/more-menu';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { type ActionResult, type ErrorCode, isOurFault } from '@/lib/errors';
import type { FeedLink } from '@/lib/feeds/get-feed-link';
import { FeedAddress } from './feed-address';

export interface FeedActions {
  read: (vehicleId: string | null) => Promise<ActionResult<FeedLink | null>>;
  make: (input: { vehicleId: string | null }, key: string) => Promise<ActionResult<{ id: string }>>;
  revoke: (input: { feedId: string }, key: string) => Promise<ActionResult<{ id: string }>>;
}

interface FeedPanelProps {
  vehicleId: string | null;
  timeZone: string;
  actions: FeedActions;
}

/** The address, to make, copy, replace or revoke. */
export function FeedPanel({ vehicleId, timeZone, actions }: FeedPanelProps) {
  const t = useTranslations();
  // Undefined is not read yet, and null is none.
  const [feed, setFeed] = useState<FeedLink | null | undefined>(undefined);
  const [failed, setFailed] = useState<ErrorCode | null>(null);
  const [asked, setAsked] = useState<'anew' | 'revoke' | null>(null);
  const [pending, start] = useTransition();
  const { read } = actions;
  const load = useCallback(async () => {
    const result = await read(vehicleId).catch(() => null);
    setFailed(result === null ? 'network_error' : result.ok ? null : result.error.code);
    if (result?.ok) setFeed(result.data);
  }, [read, vehicleId]);
  useEffect(() => {
    void load();
  }, [load]);

  function run(name: string, deed: (key: string) => Promise<ActionResult<unknown>>, done: string) {
    start(async () => {
      const result = await deed(sendingKey(name)).catch(() => null);
      if (!result) return setFailed('network_error');
      if (result.ok || !isOurFault(result.error.code)) answered(name);
      await load();
      setAsked(null);
      if (result.ok) toast.success(done);
      else setFailed(result.error.code);
    });
  }
  const make = () =>
    run(`feed-${vehicleId ?? 'company'}`, (key) => actions.make({ vehicleId }, key), t('feeds.made_done'));
  const revoke = (feedId: string) =>
    run(`revoke-${feedId}`, (key) => actions.revoke({ feedId }, key), t('feeds.revoked'));
  return (
    <div className="grid gap-3">
      {failed && <Alert>{t(`errors.${failed}`)}</Alert>}
      {feed === undefined && !failed && <p role="status">{t('common.loading')}</p>}
      {feed === null && (
        <Button variant="primary" pending={pending} onClick={make} className="justify-self-start">
          {t('feeds.make')}
        </Button>
      )}
      {feed && <FeedAddress feed={feed} timeZone={timeZone} />}
      {feed && asked === null && (
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => setAsked('anew')}>{t('feeds.anew')}</Button>
          <MoreMenu
            label={t('common.more_acts_named', { name: t('feeds.title') })}
            acts={[{ key: 'revoke', label: t('feeds.revoke'), danger: true, onSelect: () => setAsked('revoke') }]}
          />
        </div>
      )}
      {feed && asked !== null && (
        <>
          <Alert tone="warning">{t('feeds.ends')}</Alert>
          <div className="flex flex-wrap gap-2">
            <Button variant="danger" pending={pending} onClick={asked === 'anew' ? make : () => revoke(feed.id)}>
              {t(`feeds.${asked}`)}
            </Button>
            <Button onClick={() => setAsked(null)}>{t('action.back')}</Button>
          </div>
        </>
      )}
    </div>
  );
}
