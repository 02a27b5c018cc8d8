'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useActionForm } from '@/components/forms/use-action-form';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { toast } from '@/components/ui/toast';
import { issueSheetAction } from '../actions';

interface SheetButtonProps {
  inspectionId: string;
  /** How many there are, so that one more can be meant. */
  sheets: number;
}

/** Issues the inspection's sheet as things stand now, and offers to open it. */
export function SheetButton({ inspectionId, sheets }: SheetButtonProps) {
  const t = useTranslations('inspections');
  const locale = useLocale();
  const router = useRouter();
  const { submit, pending, failure } = useActionForm({
    id: `sheet-${inspectionId}-${sheets}`,
    defaultValues: { inspectionId, locale },
    action: issueSheetAction,
    onSuccess: ({ id, number }) => {
      const open = () => window.open(`/api/inspections/${inspectionId}/sheets/${id}`);
      toast.success(t('sheet_issued', { number }), { action: { label: t('sheet_open'), onClick: open } });
      router.refresh();
    },
  });
  const e = useTranslations('errors');
  return (
    <form onSubmit={submit}>
      <Button type="submit" variant="primary" pending={pending} icon={<Icon name="file-text" />}>
        {t('sheet_issue')}
      </Button>
      {failure && (
        <p role="alert" className="text-sm text-danger">
          {e(failure.code, failure.params)}
        </p>
      )}
    </form>
  );
}
