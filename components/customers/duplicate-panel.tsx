'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { StatusBadge } from '@/components/ui/status-badge';
import type { Duplicate } from '@/lib/customers/find-duplicates';

export interface DuplicatePanelProps {
  found: Duplicate[];
  /** The clerk tried to save, and is asked to check these first. */
  asked: boolean;
  /** Uses the existing customer instead. */
  onUse?: (duplicate: Duplicate) => void;
  className?: string;
}

/** Other customers with the same license, phone or email. Only a warning: saving is still possible. */
export function DuplicatePanel({ found, asked, onUse, className }: DuplicatePanelProps) {
  const t = useTranslations();
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (asked) panel.current?.focus();
  }, [asked]);

  return (
    <div ref={panel} tabIndex={-1} className={className}>
      <Alert tone="warning">
        <p className="font-medium">
          {asked ? t('errors.possible_duplicate') : t('customers.look_alikes', { count: found.length })}
        </p>
        <ul className="mt-1 grid gap-2 text-text">
          {found.map((duplicate) => (
            <li key={duplicate.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <span className="min-w-0">
                <a
                  href={`/customers/${duplicate.id}`}
                  target="_blank"
                  rel="noopener"
                  className="inline-flex min-h-8 items-center gap-1 font-medium text-accent hover:underline"
                >
                  {duplicate.fullName}
                  <Icon name="external-link" className="size-3.5 shrink-0" />
                  <span className="sr-only">{t('common.new_tab')}</span>
                </a>{' '}
                {duplicate.status !== 'active' && <StatusBadge status={duplicate.status} />}
                <span className="block text-sm text-muted">
                  {duplicate.same.map((mark) => t(`customers.same_${mark}`)).join(' · ')}
                </span>
              </span>
              {onUse && duplicate.status === 'active' && (
                <Button onClick={() => onUse(duplicate)}>{t('customers.use_this')}</Button>
              )}
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  );
}
