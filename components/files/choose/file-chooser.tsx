'use client';

import { useTranslations } from 'next-intl';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { AddressField } from './address-field';
import type { Pasted } from './pasted';

interface FileChooserProps {
  /** The label of the first button: "Add photos". */
  label: string;
  /** What the files are for, for screen readers. */
  context?: string;
  accept: string;
  several?: boolean;
  primary?: boolean;
  /** Beside what the file is for: the web address is an icon, and on a touch screen so are the others. */
  compact?: boolean;
  onChosen: (pasted: Pasted) => void;
}

/** As wide as it is high for a finger. */
const ICON = 'w-11 px-0! lg:w-[38px]';

/** Three ways to add a file: with a phone's camera, from the device, or from a web address. */
export function FileChooser(props: FileChooserProps) {
  const { label, context, accept, several = false, primary = false, compact = false, onChosen } = props;
  const t = useTranslations();
  const [asking, setAsking] = useState(false);
  const device = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  // Not in the server's HTML: a file chosen before the scripts run would be lost.
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  const named = (text: string) => (context ? `${text}: ${context}` : undefined);

  function chosen(event: ChangeEvent<HTMLInputElement>) {
    const files = Array.from(event.target.files ?? []);
    // Allows choosing the same file again.
    event.target.value = '';
    if (files.length > 0) onChosen({ files, url: null });
  }

  return (
    <div className={cn('grid min-w-0 gap-2', compact && asking && 'basis-full')}>
      <div className="flex flex-wrap gap-2">
        <Button
          className={cn('not-pointer-coarse:hidden', compact && ICON)}
          icon={<Icon name="camera" />}
          aria-label={named(t('files.take_photo'))}
          onClick={() => camera.current?.click()}
        >
          {compact ? null : t('files.take_photo')}
        </Button>
        <Button
          variant={primary ? 'primary' : 'secondary'}
          icon={<Icon name="upload" />}
          aria-label={named(label)}
          className={compact ? 'pointer-coarse:w-11 pointer-coarse:px-0!' : undefined}
          onClick={() => device.current?.click()}
        >
          {compact ? <span className="pointer-coarse:hidden">{label}</span> : label}
        </Button>
        <Button
          variant="ghost"
          icon={<Icon name="link-2" />}
          aria-expanded={asking}
          aria-label={named(t('action.paste_url'))}
          title={compact ? t('action.paste_url') : undefined}
          className={compact ? ICON : undefined}
          onClick={() => setAsking(!asking)}
        >
          {compact ? null : t('action.paste_url')}
        </Button>
      </div>
      {alive && (
        <>
          <input ref={device} type="file" accept={accept} multiple={several} onChange={chosen} hidden data-file-input />
          <input ref={camera} type="file" accept="image/*" capture="environment" onChange={chosen} hidden />
        </>
      )}
      {asking && (
        <AddressField
          onAddress={(url) => {
            setAsking(false);
            onChosen({ files: [], url });
          }}
        />
      )}
    </div>
  );
}
