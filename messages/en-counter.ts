import customers from './en/customers.json';
import drivers from './en/drivers.json';
import files from './en/files.json';
import inspections from './en/inspections.json';
import maintenance from './en/maintenance.json';
import payments from './en/payments.json';
import pricing from './en/pricing.json';
import rentals from './en/rentals.json';
import reservations from './en/reservations.json';
import scan from './en/scan.json';
import vehicles from './en/vehicles.json';

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
