import { useLocale, useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { DescriptionList } from '@/components/ui/description-list';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { formatDateTime, formatMoment } from '@/lib/dates';
import { formatPhone } from '@/lib/format-phone';
import type { TicketDetails } from '@/lib/maintenance/get-ticket';
import { formatNumber } from '@/lib/money';
import { VendorDialog } from '../../vendor-dialog';

interface Props {
  ticket: TicketDetails;
  /** What it was opened for, each with the inspection that found it. */
  damages: readonly { id: string; name: string; inspectionId: string }[];
  now: Date;
  timeZone: string;
  mayEdit: boolean;
}

export function TicketFacts({ ticket, damages, now, timeZone, mayEdit }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const moment = (at: Date | null) =>
    at && <span title={formatDateTime(at, locale, timeZone, 'long')}>{formatMoment(at, locale, timeZone, now)}</span>;
  const km = (value: number | null) => value !== null && `${formatNumber(value, locale)} km`;
  const { vendor, status } = ticket;
  const late = ticket.shownStatus === 'overdue';
  return (
    <Card title={t('maintenance.facts')}>
      <DescriptionList
        facts={[
          { label: t('maintenance.service_type'), value: t(`maintenance.${ticket.serviceType}`) },
          ...(damages.length > 0
            ? [
                {
                  label: t('maintenance.damage'),
                  value: damages.map(({ id, name, inspectionId }) => (
                    <Link key={id} href={`/inspections/checks/${inspectionId}`} className="block underline">
                      {name}
                    </Link>
                  )),
                },
              ]
            : []),
          { label: t('maintenance.resulting_status'), value: t(`status.${ticket.resultingStatus}`) },
          {
            label: t(`maintenance.${status === 'planned' ? 'planned_for' : 'started_at'}`),
            value: moment(ticket.startedAt),
          },
          {
            label: t('maintenance.expected_ready'),
            value: ticket.expectedReadyAt && (
              <span className={late ? 'font-semibold text-danger' : undefined}>{moment(ticket.expectedReadyAt)}</span>
            ),
          },
          ...(ticket.closedAt ? [{ label: t('history.closed'), value: moment(ticket.closedAt) }] : []),
          ...(ticket.cancelledReason ? [{ label: t('common.reason'), value: ticket.cancelledReason }] : []),
          {
            label: t('maintenance.vendor'),
            value: vendor && (
              <span className="grid justify-items-start gap-1">
                <span className="flex items-center gap-2">
                  <span className="min-w-0 break-words">{vendor.name}</span>
                  {mayEdit && (
                    <VendorDialog
                      vendorId={vendor.id}
                      version={vendor.version}
                      name={vendor.name}
                      phone={formatPhone(vendor.phone)}
                    />
                  )}
                </span>
                {vendor.phone && (
                  <a href={`tel:${vendor.phone}`} className={buttonClass('ghost', 'text-at-edge')}>
                    <Icon name="phone" />
                    <span className="tabular">{formatPhone(vendor.phone)}</span>
                  </a>
                )}
              </span>
            ),
          },
          { label: t('maintenance.shop_name'), value: ticket.shopName },
          { label: t('maintenance.odometer'), value: km(ticket.odometerKm) },
          ...(status === 'completed'
            ? [{ label: t('maintenance.ready_odometer'), value: km(ticket.readyOdometerKm) }]
            : []),
          { label: t('maintenance.opened_by'), value: ticket.createdByName },
          { label: t('common.notes'), value: ticket.notes },
        ]}
      />
    </Card>
  );
}
