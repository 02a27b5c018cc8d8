import { useTranslations } from 'next-intl';
import { DocumentSlots } from '@/components/files/documents/document-slots';
import { Card } from '@/components/ui/card';
import { can } from '@/lib/auth/permissions';
import { FILE_SLOTS } from '@/lib/files/values';
import { DocumentFacts } from './customer-facts';
import type { CustomerRecord, RecordView } from './load-record';

/** License and ID, as numbers and photos. */
export function DocumentsSection({ record, view }: { record: CustomerRecord; view: RecordView }) {
  const t = useTranslations('customers');
  const { customer, files } = record;
  return (
    <div className="grid gap-4">
      <Card title={t('documents')}>
        <DocumentFacts customer={customer} view={view} />
      </Card>
      <Card title={t('photos')}>
        <DocumentSlots
          owner={{ kind: 'customer', id: customer.id }}
          slots={FILE_SLOTS.customer}
          files={files}
          mayEdit={!customer.archivedAt && can(view.ctx.role, 'customers.edit')}
        />
      </Card>
    </div>
  );
}
