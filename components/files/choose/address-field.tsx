'use client';

import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useId, useState } from 'react';
import { Field, fieldAria } from '@/components/forms/field';
import { Button } from '@/components/ui/button';
import { webAddress } from './pasted';

/** The web address of a file, which the server downloads. Not a form of its own, because it may be inside one. */
export function AddressField({ onAddress }: { onAddress: (url: string) => void }) {
  const t = useTranslations();
  const id = useId();
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState(false);
  const error = wrong ? t('files.not_an_address') : undefined;

  function add() {
    const url = webAddress(text);
    if (url) onAddress(url);
    else setWrong(true);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  }

  return (
    <Field id={id} label={t('files.address')} error={error}>
      <div className="flex gap-2">
        <input
          {...fieldAria(id, { error })}
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          className="control min-w-0"
          // biome-ignore lint/a11y/noAutofocus: it opens because its button was pressed
          autoFocus
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setWrong(false);
          }}
          onKeyDown={onKeyDown}
        />
        <Button onClick={add}>{t('action.add')}</Button>
      </div>
    </Field>
  );
}
