'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { StagedFiles } from '@/components/files/documents/use-staged-files';
import { conditionDone } from '@/components/inspections/condition-done';
import { useVehicleCondition } from '@/components/inspections/use-vehicle-condition';
import { Card } from '@/components/ui/card';
import { DescriptionList } from '@/components/ui/description-list';
import { WALK_AROUND_SHOTS } from '@/lib/inspections/values';
import { formatNumber } from '@/lib/money';
import { parseWhole } from '@/lib/parse-whole';
import { FUEL_LEVELS } from '@/lib/pricing/values';
import type { WizardValues } from '@/lib/rentals/wizard/wizard-values';
import { vehicleConditionAction } from '../actions';

interface ReviewedInspectionProps {
  values: WizardValues;
  staged: StagedFiles;
  action: ReactNode;
  /** Leads to the step. */
  onGo: () => void;
}

/** How the vehicle leaves: every damage that stands on it, and what of the walk-around is not done. */
export function ReviewedInspection({ values, staged, action, onGo }: ReviewedInspectionProps) {
  const t = useTranslations();
  const locale = useLocale();
  const condition = useVehicleCondition(values.vehicleId, vehicleConditionAction);
  const items = condition?.items ?? [];
  const done = conditionDone(values, { files: staged.files, items });
  const marked = (condition?.known.length ?? 0) + done.found;
  const level = FUEL_LEVELS.find((name) => name === values.fuelLevel);
  const km = parseWhole(values.odometerKm);
  const damages = [marked > 0 && t('inspections.damage_marked', { count: marked }), values.damageNotes];
  const progress = (label: string, part: number, count: number) => {
    const text = t('inspections.part_done', { done: part, count });
    if (part === count) return { label, value: text };
    const value = (
      <button
        type="button"
        onClick={onGo}
        aria-label={`${label}: ${text}. ${t('rentals.edit_step', { step: t('rentals.step_inspection') })}`}
        className="-my-[11px] inline-flex min-h-11 min-w-11 items-center text-amber underline underline-offset-2 hover:no-underline lg:-my-[7px] lg:min-h-9"
      >
        {text}
      </button>
    );
    return { label, value };
  };
  return (
    <Card title={t('rentals.step_inspection')} action={action}>
      <DescriptionList
        facts={[
          { label: t('inspections.fuel_level'), value: level && t(`inspections.fuel_${level}`) },
          {
            label: t('inspections.mileage_out'),
            value: km === null ? values.odometerKm : `${formatNumber(km, locale)} km`,
          },
          {
            label: t('inspections.existing_damage'),
            value: damages.filter(Boolean).join('\n') || (condition && level ? t('inspections.no_damage') : ''),
          },
          progress(t('inspections.walk_title'), done.shots, WALK_AROUND_SHOTS.length),
          ...(items.length > 0 ? [progress(t('inspections.checklist'), done.answered, items.length)] : []),
        ]}
      />
    </Card>
  );
}
