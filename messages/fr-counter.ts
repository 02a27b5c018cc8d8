import customers from './fr/customers.json';
import drivers from './fr/drivers.json';
import files from './fr/files.json';
import inspections from './fr/inspections.json';
import maintenance from './fr/maintenance.json';
import payments from './fr/payments.json';
import pricing from './fr/pricing.json';
import rentals from './fr/rentals.json';
import reservations from './fr/reservations.json';
import scan from './fr/scan.json';
import vehicles from './fr/vehicles.json';

export const counterTexts = {
  customers,
  drivers,
  files,
  inspections,
  maintenance,
  payments,
  pricing,
  rentals,
  reservations,
  scan,
  vehicles,
};
