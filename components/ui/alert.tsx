import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { cn } from './cn';

const LOOKS = {
  danger: { className: 'border-danger/40 bg-danger-soft text-danger', icon: 'circle-alert' },
  info: { className: 'border-blue/30 bg-blue-soft text-blue', icon: 'info' },
  success: { className: 'border-green/30 bg-green-soft text-green', icon: 'circle-check' },
  warning: { className: 'border-amber/30 bg-amber-soft text-amber', icon: 'circle-alert' },
} as const;

export function Alert({
  tone = 'danger',
  children,
  action,
}: {
  tone?: keyof typeof LOOKS;
  children: ReactNode;
  action?: ReactNode;
}) {
  const { className, icon } = LOOKS[tone];
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={cn('flex flex-wrap items-start gap-x-3 gap-y-2 rounded-card border px-3 py-2.5', className)}
    >
      <Icon name={icon} className="mt-0.5 size-4.5 shrink-0" />
      {/* An action that leaves the text less than that goes below it. */}
      <div className="min-w-0 grow basis-[min(12rem,calc(100%-1.875rem))] break-words">{children}</div>
      {action}
    </div>
  );
}
