import action from './fr/action.json';
import admin from './fr/admin.json';
import app from './fr/app.json';
import auth from './fr/auth.json';
import availability from './fr/availability.json';
import common from './fr/common.json';
import confirm from './fr/confirm.json';
import customers from './fr/customers.json';
import dashboard from './fr/dashboard.json';
import drivers from './fr/drivers.json';
import errors from './fr/errors.json';
import feeds from './fr/feeds.json';
import files from './fr/files.json';
import footer from './fr/footer.json';
import history from './fr/history.json';
import imports from './fr/imports.json';
import inspections from './fr/inspections.json';
import lists from './fr/lists.json';
import maintenance from './fr/maintenance.json';
import nav from './fr/nav.json';
import notices from './fr/notices.json';
import papers from './fr/papers.json';
import payments from './fr/payments.json';
import pricing from './fr/pricing.json';
import quotes from './fr/quotes.json';
import rates from './fr/rates.json';
import rentals from './fr/rentals.json';
import reports from './fr/reports.json';
import reservations from './fr/reservations.json';
import role from './fr/role.json';
import scan from './fr/scan.json';
import members from './fr/members.json';
import status from './fr/status.json';
import success from './fr/success.json';
import today from './fr/today.json';
import unit from './fr/unit.json';
import vehicles from './fr/vehicles.json';

export default {
  action,
  admin,
  app,
  auth,
  availability,
  common,
  confirm,
  customers,
  dashboard,
  drivers,
  errors,
  feeds,
  files,
  footer,
  history,
  imports,
  inspections,
  lists,
  maintenance,
  nav,
  notices,
  papers,
  payments,
  pricing,
  quotes,
  rates,
  rentals,
  reports,
  reservations,
  role,
  scan,
  members,
  status,
  success,
  today,
  unit,
  vehicles,
};
