import customers from './ht/customers.json';
import drivers from './ht/drivers.json';
import files from './ht/files.json';
import inspections from './ht/inspections.json';
import maintenance from './ht/maintenance.json';
import payments from './ht/payments.json';
import pricing from './ht/pricing.json';
import rentals from './ht/rentals.json';
import reservations from './ht/reservations.json';
import scan from './ht/scan.json';
import vehicles from './ht/vehicles.json';

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
