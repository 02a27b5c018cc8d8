'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import type { FoundDamage } from '@/lib/inspections/condition-input';
import { useDamageName } from './use-damage-name';

export type DamageFacts = Pick<FoundDamage, 'id' | 'view' | 'x' | 'y' | 'kind' | 'severity' | 'note'>;

interface DamageLineProps {
  damage: DamageFacts & { number: number; isNew: boolean };
  /** Photos and what can be done with it. */
  children?: ReactNode;
}

/** One damage in words, with its number on the drawing. */
export function DamageLine({ damage, children }: DamageLineProps) {
  const t = useTranslations('inspections');
  const nameOf = useDamageName();
  return (
    <li className="flex min-w-0 gap-3 border-t border-hairline py-2 first:border-t-0">
      <span
        className={cn(
          'grid size-7 shrink-0 place-items-center text-sm font-semibold',
          damage.isNew ? 'rounded-full bg-accent text-on-accent' : 'rounded-control border border-text',
        )}
      >
        {damage.number}
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-medium">{nameOf(damage)}</p>
        <p className="text-sm text-muted">
          {[t(damage.isNew ? 'mark_new' : 'mark_before'), t(`severity_${damage.severity}`), damage.note]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {children}
      </div>
    </li>
  );
}
