import { useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';

export type Mode = 'tenant' | 'operator';

interface Props {
  mode: Mode;
  disabled: boolean;
  onChoose: (mode: Mode) => void;
}

/** The login's two modes: a company's member, or an operator of the platform. */
export function ModeChoice({ mode, disabled, onChoose }: Props) {
  const t = useTranslations('auth');
  return (
    <fieldset className="mb-5 grid grid-cols-2 gap-1 rounded-control bg-sunken p-1" disabled={disabled}>
      <legend className="sr-only">{t('title')}</legend>
      {(['tenant', 'operator'] as const).map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={mode === choice}
          onClick={() => onChoose(choice)}
          className={cn(
            'min-h-11 rounded-control px-2 text-sm font-medium',
            mode === choice ? 'border border-hairline bg-raised' : 'text-muted hover:text-text',
          )}
        >
          {choice === 'tenant' ? t('tenant_login') : t('admin_login')}
        </button>
      ))}
    </fieldset>
  );
}
