'use client';

import { useTranslations } from 'next-intl';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
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
  onChosen: (pasted: Pasted) => void;
}

/** Three ways to add a file: with a phone's camera, from the device, or from a web address. */
export function FileChooser({ label, context, accept, several = false, primary = false, onChosen }: FileChooserProps) {
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
    <div className="grid min-w-0 gap-2">
      <div className="flex flex-wrap gap-2">
        <Button
          className="not-pointer-coarse:hidden"
          icon={<Icon name="camera" />}
          aria-label={named(t('files.take_photo'))}
          onClick={() => camera.current?.click()}
        >
          {t('files.take_photo')}
        </Button>
        <Button
          variant={primary ? 'primary' : 'secondary'}
          icon={<Icon name="upload" />}
          aria-label={named(label)}
          onClick={() => device.current?.click()}
        >
          {label}
        </Button>
        <Button
          variant="ghost"
          icon={<Icon name="link-2" />}
          aria-expanded={asking}
          aria-label={named(t('action.paste_url'))}
          onClick={() => setAsking(!asking)}
        >
          {t('action.paste_url')}
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
