import { useTranslations } from 'next-intl';
import { LinkButton } from '@/components/ui/link-button';
import { can, type MemberRole } from '@/lib/auth/permissions';
import type { VehicleHolder } from '@/lib/vehicles/find-vehicle-holder';
import type { VehicleRecord } from '@/lib/vehicles/get-vehicle';
import { type VehicleStep, vehicleNextStep } from '@/lib/vehicles/vehicle-next-step';

interface Props {
  vehicle: VehicleRecord;
  holder: VehicleHolder | null;
  role: MemberRole;
}

/** What to do next with a vehicle: rent it out, or open the record that has it. */
export function VehicleButtons({ vehicle, holder, role }: Props) {
  const t = useTranslations();
  const mayEdit = can(role, 'vehicles.edit');
  const may = (step: VehicleStep) => (step === 'edit' ? mayEdit : step !== 'rent' || can(role, 'rentals.create'));
  const next = vehicleNextStep({ status: vehicle.status, heldBy: holder?.kind ?? null }, may);
  const steps: Record<VehicleStep, { href: string; label: string }> = {
    rent: { href: `/rentals/new?vehicle=${vehicle.id}`, label: t('nav.new_rental') },
    rental: { href: `/rentals/${holder?.id}`, label: t('vehicles.open_rental') },
    reservation: { href: `/reservations/${holder?.id}`, label: t('vehicles.open_reservation') },
    ticket: { href: `/inspections/tickets/${holder?.id}`, label: t('vehicles.open_ticket') },
    edit: { href: `/vehicles/${vehicle.id}/edit`, label: t('action.edit') },
  };
  return (
    <>
      {mayEdit && next !== 'edit' && <LinkButton href={steps.edit.href}>{steps.edit.label}</LinkButton>}
      {next && (
        <LinkButton href={steps[next].href} variant="primary">
          {steps[next].label}
        </LinkButton>
      )}
    </>
  );
}
