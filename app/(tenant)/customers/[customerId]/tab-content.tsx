import { DocumentsSection } from './documents-section';
import { HistorySection } from './history-section';
import type { CustomerRecord, RecordView } from './load-record';
import { OverviewSection } from './overview-section';
import { PaymentsSection } from './payments-section';
import type { RecordTab } from './record-tabs';
import { RentalsSection } from './rentals-section';
import { ReservationsSection } from './reservations-section';
import { StatementSection } from './statement-section';

/** The part of a customer's page named by the URL. */
export function TabContent({ tab, record, view }: { tab: RecordTab; record: CustomerRecord; view: RecordView }) {
  switch (tab) {
    case 'overview':
      return <OverviewSection record={record} view={view} />;
    case 'rentals':
      return <RentalsSection customerId={record.customer.id} view={view} />;
    case 'reservations':
      return <ReservationsSection customerId={record.customer.id} view={view} />;
    case 'payments':
      return (
        <PaymentsSection customerId={record.customer.id} archived={record.customer.archivedAt !== null} view={view} />
      );
    case 'statement':
      return <StatementSection customerId={record.customer.id} view={view} />;
    case 'documents':
      return <DocumentsSection record={record} view={view} />;
    case 'history':
      return <HistorySection record={record} view={view} />;
  }
}
