'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { StagedFiles } from '@/components/files/documents/use-staged-files';
import type { FoundDamage } from '@/lib/inspections/condition-input';
import { type ChecklistAnswer, WALK_AROUND_SHOTS } from '@/lib/inspections/values';
import type { DrawnBody } from '@/lib/vehicles/vehicle-outlines';
import { Checklist } from './checklist';
import { type ConditionValues, conditionDone } from './condition-done';
import { DamageBoard } from './damage-board';
import type { DamageFacts } from './damage-line';
import { Fold } from './fold';
import { readJson } from './read-json';
import { type Skipped, WalkAround } from './walk-around';

export interface ConditionPartProps {
  body: DrawnBody;
  known: readonly DamageFacts[];
  items: readonly string[];
  values: ConditionValues;
  onChange: (changed: Partial<ConditionValues>) => void;
  staged: StagedFiles;
  offer?: (damage: FoundDamage) => ReactNode;
}

/** What an inspection records of a vehicle's condition: the walk-around, the drawing and the checklist. */
export function ConditionPart({ body, known, items, values, onChange, staged, offer }: ConditionPartProps) {
  const t = useTranslations('inspections');
  const skipped = readJson<Skipped>(values.skippedShots, {});
  const found = readJson<FoundDamage[]>(values.damages, []);
  const answers = readJson<ChecklistAnswer[]>(values.checklist, []);
  const done = conditionDone(values, { files: staged.files, items });
  const progress = (part: number, count: number) => t('part_done', { done: part, count });
  return (
    <div>
      <Fold open title={t('walk_title')} status={progress(done.shots, WALK_AROUND_SHOTS.length)}>
        <WalkAround
          staged={staged}
          skipped={skipped}
          onSkipped={(next) => onChange({ skippedShots: JSON.stringify(next) })}
        />
      </Fold>
      <Fold title={t('board_title')} status={t('part_damages', { before: known.length, found: found.length })}>
        <DamageBoard
          body={body}
          known={known}
          found={found}
          onFound={(next) => onChange({ damages: JSON.stringify(next) })}
          staged={staged}
          offer={offer}
        />
      </Fold>
      {items.length > 0 && (
        <Fold title={t('checklist')} status={progress(done.answered, items.length)}>
          <Checklist
            items={items}
            answers={answers}
            onAnswers={(next) => onChange({ checklist: JSON.stringify(next) })}
          />
        </Fold>
      )}
    </div>
  );
}
