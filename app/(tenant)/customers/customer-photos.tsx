'use client';

import { useTranslations } from 'next-intl';
import { DocumentSlots } from '@/components/files/documents/document-slots';
import type { StagedFiles } from '@/components/files/documents/use-staged-files';
import type { Attachment } from '@/lib/files/list-attachments';
import { FILE_SLOTS } from '@/lib/files/values';

interface Props {
  customerId: string | null;
  files: Attachment[];
  staged: StagedFiles;
}

/**
 * Photos of license and ID. For a new customer they wait in the form; for an existing one they are saved immediately.
 */
export function CustomerPhotos({ customerId, files, staged }: Props) {
  const t = useTranslations('customers');
  return (
    <section className="grid gap-3 md:col-span-2">
      <div>
        <h2 className="text-lg">{t('photos')}</h2>
        <p className="text-sm text-muted">{t(customerId ? 'pictures_kept_at_once' : 'pictures_sent_after')}</p>
      </div>
      {customerId ? (
        <DocumentSlots owner={{ kind: 'customer', id: customerId }} slots={FILE_SLOTS.customer} files={files} mayEdit />
      ) : (
        <DocumentSlots owner={null} slots={FILE_SLOTS.customer} staged={staged} />
      )}
    </section>
  );
}
