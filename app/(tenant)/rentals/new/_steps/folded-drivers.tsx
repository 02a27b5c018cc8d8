'use client';

import { useTranslations } from 'next-intl';
import { type ComponentProps, startTransition, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { lazyPart } from '@/components/ui/lazy-part';
import { FOLDED } from './folded-parts';

const RentalDrivers = lazyPart(() => FOLDED.drivers().then((module) => module.RentalDrivers));

/** Who may drive besides the customer: for most rentals nobody, so it is one button until somebody may. */
export function FoldedDrivers(props: ComponentProps<typeof RentalDrivers>) {
  const t = useTranslations('rentals');
  const any = props.drivers.length > 0;
  const [open, setOpen] = useState(any);
  useEffect(() => {
    if (any) startTransition(() => setOpen(true));
  }, [any]);
  if (open) return <RentalDrivers {...props} />;
  return (
    <Button
      variant="ghost"
      className="text-at-edge justify-self-start text-accent!"
      onClick={() => startTransition(() => setOpen(true))}
    >
      {t('add_driver')}
    </Button>
  );
}
