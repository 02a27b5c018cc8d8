'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Suspense, useState, useTransition } from 'react';
import { randomKey } from '@/components/forms/random-key';
import { ConfirmInMenu } from '@/components/layout/confirm-in-menu';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { lazyPart } from '@/components/ui/lazy-part';
import { toast } from '@/components/ui/toast';
import type { ErrorCode } from '@/lib/errors';
import type { VehicleClass } from '@/lib/vehicles/list-vehicle-classes';
import { archiveVehicleClassAction, reorderVehicleClassesAction } from './actions';

const ClassDialog = lazyPart(() => import('./class-dialog').then((module) => module.ClassDialog));

interface ClassesCardProps {
  classes: VehicleClass[];
  /** The version of their order. */
  orderVersion: string;
  editable: boolean;
}

/** The company's vehicle classes. Members who may edit vehicles can rename, reorder and delete them here. */
export function ClassesCard({ classes, orderVersion, editable }: ClassesCardProps) {
  const t = useTranslations();
  const router = useRouter();
  const [naming, setNaming] = useState<VehicleClass | 'new' | null>(null);
  const [failure, setFailure] = useState<ErrorCode | 'order_changed' | null>(null);
  const [moving, start] = useTransition();

  function move(index: number, step: number) {
    const ids = classes.map(({ id }) => id);
    const [moved] = ids.splice(index, 1);
    if (moved) ids.splice(index + step, 0, moved);
    start(async () => {
      const result = await reorderVehicleClassesAction({ classIds: ids, version: orderVersion }, randomKey()).catch(
        () => null,
      );
      const code = result ? (result.ok ? null : result.error.code) : 'network_error';
      setFailure(code === 'record_changed' ? 'order_changed' : code);
      // Somebody else has saved an order. It is shown, and the clerk can move the class again.
      if (code === 'record_changed') router.refresh();
    });
  }

  const add = editable && (
    <Button icon={<Icon name="plus" />} onClick={() => setNaming('new')}>
      {t('rates.class_add')}
    </Button>
  );
  return (
    <Card title={t('rates.classes')} action={add} flush className="pb-2">
      {failure && (
        <div className="px-4 pb-2">
          <Alert>{t(`errors.${failure}`)}</Alert>
        </div>
      )}
      {classes.length === 0 && <p className="px-4 pb-2 text-muted">{t('rates.classes_empty')}</p>}
      <ul className="divide-y divide-hairline" aria-busy={moving}>
        {classes.map((entry, index) => (
          <li key={entry.id} className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 py-1 pr-1 pl-4">
            <span className="min-w-0">
              <span className="font-medium break-words">{entry.name}</span>{' '}
              <span className="text-sm text-muted">{t('rates.class_vehicles', { count: entry.vehicles })}</span>
            </span>
            {editable && (
              <span className="ml-auto flex">
                <Button
                  variant="ghost"
                  className="px-3!"
                  aria-label={t('rates.class_up', { name: entry.name })}
                  disabled={index === 0 || moving}
                  onClick={() => move(index, -1)}
                  icon={<Icon name="arrow-up" />}
                />
                <Button
                  variant="ghost"
                  className="px-3!"
                  aria-label={t('rates.class_down', { name: entry.name })}
                  disabled={index === classes.length - 1 || moving}
                  onClick={() => move(index, 1)}
                  icon={<Icon name="arrow-down" />}
                />
                <Button
                  variant="ghost"
                  className="px-3!"
                  aria-label={t('rates.class_rename', { name: entry.name })}
                  onClick={() => setNaming(entry)}
                  icon={<Icon name="pencil" />}
                />
                <ConfirmInMenu
                  of={entry.name}
                  id={`archive-class-${entry.id}`}
                  danger
                  label={t('rates.archive_named', { name: entry.name })}
                  title={t('rates.class_archive_title')}
                  description={t('rates.class_archive_effect')}
                  confirmLabel={t('rates.archive_named', { name: entry.name })}
                  action={(_reason, key) => archiveVehicleClassAction({ classId: entry.id }, key)}
                  onDone={() => toast.success(t('rates.class_archived'))}
                />
              </span>
            )}
          </li>
        ))}
      </ul>
      {naming && (
        <Suspense>
          <ClassDialog entry={naming === 'new' ? null : naming} onClose={() => setNaming(null)} />
        </Suspense>
      )}
    </Card>
  );
}
