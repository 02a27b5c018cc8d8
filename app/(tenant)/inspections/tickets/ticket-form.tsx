'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DocumentSlots } from '@/components/files/documents/document-slots';
import { useStagedFiles } from '@/components/files/documents/use-staged-files';
import { FormActions } from '@/components/forms/form-actions';
import { FormFailure } from '@/components/forms/form-failure';
import { RecordClash } from '@/components/forms/record-clash';
import { useActionForm } from '@/components/forms/use-action-form';
import { Card } from '@/components/ui/card';
import { toast } from '@/components/ui/toast';
import { VehicleField } from '@/components/vehicles/vehicle-field';
import { TICKET_FIELDS } from '@/lib/maintenance/fields';
import { searchVehiclesAction } from '../../vehicles/actions';
import { openTicketAction, updateTicketAction } from '../actions';
import { TicketClashes } from './ticket-clashes';
import { TicketFields, type TicketFormValues } from './ticket-fields';

const SLOTS = ['photo'] as const;

interface Props {
  /** Null for a new ticket. */
  ticketId: string | null;
  values: TicketFormValues;
  /** The vehicle that was chosen before. */
  vehicle: { id: string; label: string } | null;
  vendors: string[];
  timeZone: string;
}

export function TicketForm({ ticketId, values, vehicle, vendors, timeZone }: Props) {
  const t = useTranslations();
  const router = useRouter();
  const staged = useStagedFiles();
  const [picked, setPicked] = useState(vehicle);
  const { form, submit, pending, failure } = useActionForm({
    id: `ticket-${ticketId ?? (values.damageId || 'new')}`,
    defaultValues: values,
    action: async (input: TicketFormValues, key) =>
      ticketId ? updateTicketAction({ ...input, ticketId }, key) : openTicketAction(input, key),
    onSuccess: ({ id }) => {
      if (!ticketId) staged.uploadStaged({ kind: 'ticket', id });
      toast.success(t(ticketId ? 'maintenance.ticket_saved' : 'success.ticket_created'));
      router.push(`/inspections/tickets/${id}`);
    },
  });
  function agree() {
    form.setValue('despite', true);
    // Agreed for what was shown. Another period may clash with others.
    void submit().then(() => form.setValue('despite', false));
  }
  return (
    <form onSubmit={submit} noValidate className="grid max-w-3xl gap-6">
      <FormFailure failure={failure} deed="create_ticket">
        <RecordClash form={form} fields={TICKET_FIELDS} failure={failure} submit={submit} />
        <TicketClashes failure={failure} timeZone={timeZone} pending={pending} onAgree={agree} />
      </FormFailure>
      <Card>
        <div className="grid gap-4 md:grid-cols-2">
          {!ticketId && !values.damageId && (
            <div className="md:col-span-2">
              <VehicleField
                form={form}
                name="vehicleId"
                selected={picked}
                onSelect={(option) => {
                  setPicked(option);
                  form.setValue('despite', false);
                }}
                search={searchVehiclesAction}
                timeZone={timeZone}
                required
              />
            </div>
          )}
          <TicketFields form={form} vendors={vendors} timeZone={timeZone} />
        </div>
      </Card>
      {!ticketId && (
        <Card title={t('maintenance.photos')}>
          <DocumentSlots owner={null} slots={SLOTS} staged={staged} />
        </Card>
      )}
      <FormActions
        cancelHref={ticketId ? `/inspections/tickets/${ticketId}` : '/inspections'}
        label={t(ticketId ? 'action.save_changes' : 'maintenance.create_ticket')}
        pending={pending}
      />
    </form>
  );
}
