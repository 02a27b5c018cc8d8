'use client';

import { useTranslations } from 'next-intl';
import { useContext } from 'react';
import { DialogScope } from '@/components/forms/dialog-scope';
import { Button } from './button';

/** Closes the dialog it stands in; who has begun to fill it in is asked first, as at every other way out. */
export function DialogCancel() {
  const t = useTranslations('action');
  const dialog = useContext(DialogScope);
  return <Button onClick={dialog?.close}>{t('cancel')}</Button>;
}
