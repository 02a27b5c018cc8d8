'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useCallback, useEffect, useState, useTransition } from 'react';
import { MoreMenu } from '@/components/layout/more-menu';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { formatDate } from '@/lib/dates';
import type { ActionResult, ErrorCode } from '@/lib/errors';
import type { PaperLink } from '@/lib/paper-links/get-paper-link';
import { LinkAddresses } from './link-addresses';
import { endLink, makeLink, type PaperToLink, readLink } from './paper-link-api';

/** The link to a paper, with when it ends. */
export function LinkPanel({ paper: { kind, paperId }, timeZone }: { paper: PaperToLink; timeZone: string }) {
  const t = useTranslations();
  const locale = useLocale();
  // Undefined is not read yet, and null is none.
  const [link, setLink] = useState<PaperLink | null | undefined>(undefined);
  const [failed, setFailed] = useState<ErrorCode | null>(null);
  const [ending, setEnding] = useState(false);
  const [pending, start] = useTransition();
  const load = useCallback(async () => {
    const result = await readLink({ kind, paperId });
    setFailed(result.ok ? null : result.error.code);
    if (result.ok) setLink(result.data.link);
  }, [kind, paperId]);
  useEffect(() => {
    void load();
  }, [load]);

  function run(deed: () => Promise<ActionResult<unknown>>, done: string) {
    start(async () => {
      const result = await deed();
      if (!result.ok) return setFailed(result.error.code);
      await load();
      setEnding(false);
      toast.success(done);
    });
  }
  return (
    <div className="grid gap-3">
      {failed && <Alert>{t(`errors.${failed}`)}</Alert>}
      {link === undefined && !failed && <p role="status">{t('common.loading')}</p>}
      {link === null && (
        <Button
          variant="primary"
          pending={pending}
          onClick={() => run(() => makeLink({ kind, paperId }), t('paper_links.made'))}
          className="justify-self-start"
        >
          {t('paper_links.make')}
        </Button>
      )}
      {link && (
        <>
          <LinkAddresses addresses={link.addresses} />
          <p className="text-sm text-muted">
            {t('paper_links.ends', { at: formatDate(new Date(link.expiresAt), locale, timeZone) })}
          </p>
        </>
      )}
      {link && !ending && (
        <div className="flex flex-wrap gap-2">
          <Button pending={pending} onClick={() => run(() => makeLink({ kind, paperId }), t('paper_links.renewed'))}>
            {t('paper_links.renew')}
          </Button>
          <MoreMenu
            label={t('common.more_acts_named', { name: t('paper_links.open') })}
            acts={[{ key: 'revoke', label: t('paper_links.revoke'), danger: true, onSelect: () => setEnding(true) }]}
          />
        </div>
      )}
      {link && ending && (
        <>
          <Alert tone="warning">{t('paper_links.revoke_effect')}</Alert>
          <div className="flex flex-wrap gap-2">
            <Button
              variant="danger"
              pending={pending}
              onClick={() => run(() => endLink(link.id), t('paper_links.ended'))}
            >
              {t('paper_links.revoke')}
            </Button>
            <Button onClick={() => setEnding(false)}>{t('action.back')}</Button>
          </div>
        </>
      )}
    </div>
  );
}
