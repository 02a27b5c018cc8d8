import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';

interface FieldProps {
  id: string;
  label: ReactNode;
  required?: boolean;
  help?: ReactNode;
  error?: string;
  className?: string;
  children: ReactNode;
}

/**
 * Label above, help and error below. The control must have `fieldAria` with the same id. Beside others in a grid, the controls
 * begin on one line, however many lines a label takes.
 */
export function Field({ id, label, required, help, error, className, children }: FieldProps) {
  const t = useTranslations('common');
  return (
    <div className={cn('field min-w-0', className)}>
      <label htmlFor={id} className="mb-1 flex items-baseline justify-between gap-2 font-medium">
        <span>{label}</span>
        {required && <span className="text-xs font-normal text-muted">{t('required')}</span>}
      </label>
      <div className="min-w-0">
        {children}
        {help && (
          <p id={`${id}-help`} className="mt-1 text-sm text-muted">
            {help}
          </p>
        )}
        {error && (
          <p id={`${id}-error`} className="mt-1 flex items-start gap-1 text-sm text-danger">
            <Icon name="circle-alert" className="mt-0.5 size-4 shrink-0" />
            {error}
          </p>
        )}
      </div>
    </div>
  );
}

export function fieldAria(
  id: string,
  { help, error, required }: { help?: unknown; error?: unknown; required?: boolean },
) {
  const described = [help ? `${id}-help` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
    'aria-required': required || undefined,
  } as const;
}
