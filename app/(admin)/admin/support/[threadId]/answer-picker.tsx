'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Field, fieldAria } from '@/components/forms/field';
import { withAnswer } from '@/lib/answers/with-answer';

export interface PickedAnswer {
  id: string;
  title: string;
  /** In the language of who asked. */
  text: string;
}

interface Props {
  answers: PickedAnswer[];
  /** Changes what is typed so far. */
  change: (edit: (typed: string) => string) => void;
}

/** A choice of ready answers. The picked one's text comes into the answer, where it can still be changed. */
export function AnswerPicker({ answers, change }: Props) {
  const t = useTranslations('answers');
  const [picked, setPicked] = useState('');
  const textOf = (id: string) => answers.find((answer) => answer.id === id)?.text ?? '';
  const help = t('pick_help');
  return (
    <Field id="ready-answer" label={t('pick')} help={help}>
      <select
        {...fieldAria('ready-answer', { help })}
        value={picked}
        onChange={({ target: { value } }) => {
          change((typed) => withAnswer(typed, { before: textOf(picked), next: textOf(value) }));
          setPicked(value);
        }}
        className="control"
      >
        <option value="">{t('pick_none')}</option>
        {answers.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
    </Field>
  );
}
