import 'server-only';
import type { ReportScope, ReportSource } from './report-source';
import { customerSource } from './sources/customers';
import { driverSource } from './sources/drivers';
import { inspectionSource } from './sources/inspections';
import { maintenanceSource } from './sources/maintenance';
import { paymentSource } from './sources/payments';
import { rentalSource } from './sources/rentals';
import { vehicleSource } from './sources/vehicles';
import type { ReportType } from './values';

/** Where the rows of each type of report come from. */
export const SOURCES: Readonly<Record<ReportType, (scope: ReportScope) => ReportSource>> = {
  vehicles: vehicleSource,
  drivers: driverSource,
  customers: customerSource,
  rentals: rentalSource,
  payments: paymentSource,
  maintenance: maintenanceSource,
  inspections: inspectionSource,
};
