'use client';

import { useTranslations } from 'next-intl';
import type { ChecklistAnswer } from '@/lib/inspections/values';
import { CHECKLIST_ANSWERS } from '@/lib/inspections/values';
import { ChoiceRow } from './choice-row';
import { useItemName } from './use-item-name';

interface ChecklistProps {
  items: readonly string[];
  answers: readonly ChecklistAnswer[];
  onAnswers: (answers: ChecklistAnswer[]) => void;
}

/** The company's list, each thing there or missing. What nobody answers is not recorded. */
export function Checklist({ items, answers, onAnswers }: ChecklistProps) {
  const t = useTranslations('inspections');
  const nameOf = useItemName();
  const others = (item: string) => answers.filter((one) => one.item !== item);
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {items.map((item) => (
        <ChoiceRow
          key={item}
          label={nameOf(item)}
          options={CHECKLIST_ANSWERS.map((answer) => ({ value: answer, label: t(`item_${answer}`) }))}
          value={answers.find((one) => one.item === item)?.answer ?? null}
          onChange={(answer) => onAnswers([...others(item), { item, answer }])}
        />
      ))}
    </div>
  );
}
