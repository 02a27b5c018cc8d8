import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { VehicleSilhouette } from '@/components/ui/vehicle-silhouette';
import type { Asked } from './ask-options';
import type { ComboboxOption } from './combobox';

interface ComboboxListProps {
  id: string;
  label: string;
  /** Null until the first response arrives. */
  asked: Asked<ComboboxOption> | null;
  active: number;
  selectedId: string | undefined;
  onActive: (index: number) => void;
  onChoose: (index: number) => void;
  onRetry: () => void;
  /** What can be done if nothing is found. */
  none?: { label: string; act: () => void };
}

/** The options of a combobox. If the search failed, the reason and a way to retry. */
export function ComboboxList(props: ComboboxListProps) {
  const { id, label, asked, active, selectedId, onActive, onChoose, onRetry, none } = props;
  const t = useTranslations();
  const box = useRef<HTMLDivElement>(null);
  // On a phone it would begin below the screen, or under the bar of the form.
  useEffect(() => {
    if (asked) box.current?.scrollIntoView({ block: 'nearest' });
  }, [asked]);
  return (
    <div
      ref={box}
      className="absolute inset-x-0 top-full z-30 mt-1 max-h-80 overflow-y-auto rounded-card border border-hairline bg-raised p-1 shadow-float"
    >
      <div id={id} role="listbox" aria-label={label}>
        {asked?.options.map((option, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the field, which names the active option
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
          <div
            key={option.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={option.id === selectedId}
            aria-disabled={Boolean(option.refused)}
            onMouseDown={(event) => event.preventDefault()}
            onMouseMove={() => onActive(index)}
            onClick={() => onChoose(index)}
            className={cn(
              'flex min-h-11 items-center gap-3 rounded-control px-3 py-1.5',
              index === active && 'bg-sunken',
              option.refused && 'text-muted',
            )}
          >
            {option.picture && (
              <VehicleSilhouette {...option.picture} className="h-[22px] w-12 shrink-0 sm:h-9 sm:w-20" />
            )}
            <span className="min-w-0 flex-1">
              <span className="block font-medium sm:truncate">{option.label}</span>
              {option.detail && <span className="block text-sm text-muted">{option.detail}</span>}
              {option.refused && <span className="block text-sm text-amber">{option.refused}</span>}
            </span>
            {option.id === selectedId && <Icon name="check" className="size-4 text-accent" />}
          </div>
        ))}
      </div>
      {asked === null && <p className="px-3 py-2 text-muted">{t('common.loading')}</p>}
      {asked?.failure && (
        <div className="grid justify-items-start gap-2 px-3 py-2">
          <p role="alert" className="text-danger">
            <span className="block font-medium">{t(`errors.${asked.failure.code}`, asked.failure.params)}</span>
            {t('common.search_failed')}
          </p>
          {/* The field keeps the focus, because the list closes without it. Enter in the field retries. */}
          <Button onMouseDown={(event) => event.preventDefault()} onClick={onRetry}>
            {t('action.retry')}
          </Button>
        </div>
      )}
      {asked && !asked.failure && asked.options.length === 0 && (
        <>
          <p className="px-3 py-2 text-muted">{t('common.no_results')}</p>
          {/* Enter in the field does it too. */}
          {none && (
            <Button
              variant="ghost"
              icon={<Icon name="plus" />}
              className="w-full justify-start! bg-sunken text-left wrap-anywhere whitespace-normal! text-accent!"
              onMouseDown={(event) => event.preventDefault()}
              onClick={none.act}
            >
              {none.label}
            </Button>
          )}
        </>
      )}
    </div>
  );
}
