'use client';

import { useTranslations } from 'next-intl';
import { useContext } from 'react';
import { DialogScope } from '@/components/forms/dialog-scope';
import { Button } from './button';

/** Closes the dialog around it. If the user has started filling it in, asks first, like every other way out. */
export function DialogCancel() {
  const t = useTranslations('action');
  const dialog = useContext(DialogScope);
  return <Button onClick={dialog?.close}>{t('back')}</Button>;
}
