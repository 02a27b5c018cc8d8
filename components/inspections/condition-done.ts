import type { StagedFile } from '@/components/files/documents/use-staged-files';
import type { FoundDamage } from '@/lib/inspections/condition-input';
import { type ChecklistAnswer, WALK_AROUND_SHOTS } from '@/lib/inspections/values';
import { readJson } from './read-json';

/** Fields of a form that hold JSON as text. */
export interface ConditionValues {
  damages: string;
  checklist: string;
  skippedShots: string;
}

interface Asked {
  files: readonly Pick<StagedFile, 'slot' | 'owner'>[];
  /** What the company's list asks for. */
  items: readonly string[];
}

/** How much of an inspection is done: the new damages, and the photos and things of the list that somebody answered for. */
export function conditionDone({ damages, checklist, skippedShots }: ConditionValues, { files, items }: Asked) {
  const skipped = readJson<Record<string, string>>(skippedShots, {});
  const answers = readJson<ChecklistAnswer[]>(checklist, []);
  const hasPhoto = (shot: string) => files.some(({ slot, owner }) => slot === shot && !owner);
  return {
    found: readJson<FoundDamage[]>(damages, []).length,
    shots: WALK_AROUND_SHOTS.filter((shot) => skipped[shot] !== undefined || hasPhoto(shot)).length,
    answered: items.filter((item) => answers.some((one) => one.item === item)).length,
  };
}
