import accidents from './fr/accidents.json';
import action from './fr/action.json';
import admin from './fr/admin.json';
import answers from './fr/answers.json';
import api from './fr/api.json';
import app from './fr/app.json';
import audit from './fr/audit.json';
import auth from './fr/auth.json';
import availability from './fr/availability.json';
import billing from './fr/billing.json';
import common from './fr/common.json';
import confirm from './fr/confirm.json';
import contact from './fr/contact.json';
import customers from './fr/customers.json';
import dashboard from './fr/dashboard.json';
import drawers from './fr/drawers.json';
import drivers from './fr/drivers.json';
import errors from './fr/errors.json';
import expenses from './fr/expenses.json';
import feeds from './fr/feeds.json';
import figures from './fr/figures.json';
import files from './fr/files.json';
import finder from './fr/finder.json';
import footer from './fr/footer.json';
import health from './fr/health.json';
import help from './fr/help.json';
import history from './fr/history.json';
import hours from './fr/hours.json';
import imports from './fr/imports.json';
import inspections from './fr/inspections.json';
import invoices from './fr/invoices.json';
import leaving from './fr/leaving.json';
import lists from './fr/lists.json';
import maintenance from './fr/maintenance.json';
import nav from './fr/nav.json';
import notices from './fr/notices.json';
import operators from './fr/operators.json';
import owners from './fr/owners.json';
import paper_links from './fr/paper_links.json';
import papers from './fr/papers.json';
import payments from './fr/payments.json';
import plans from './fr/plans.json';
import pricing from './fr/pricing.json';
import quotes from './fr/quotes.json';
import rates from './fr/rates.json';
import rentals from './fr/rentals.json';
import reports from './fr/reports.json';
import reservations from './fr/reservations.json';
import revenue from './fr/revenue.json';
import role from './fr/role.json';
import scan from './fr/scan.json';
import members from './fr/members.json';
import settings from './fr/settings.json';
import status from './fr/status.json';
import success from './fr/success.json';
import subscription from './fr/subscription.json';
import sign_up from './fr/sign_up.json';
import support from './fr/support.json';
import tenants from './fr/tenants.json';
import today from './fr/today.json';
import unit from './fr/unit.json';
import users from './fr/users.json';
import vehicles from './fr/vehicles.json';
import webhooks from './fr/webhooks.json';
import visits from './fr/visits.json';
import platform from './fr/platform.json';
import profile from './fr/profile.json';

export default {
  accidents,
  action,
  admin,
  answers,
  api,
  app,
  audit,
  auth,
  availability,
  billing,
  common,
  confirm,
  contact,
  customers,
  dashboard,
  drawers,
  drivers,
  errors,
  expenses,
  feeds,
  figures,
  files,
  finder,
  footer,
  health,
  help,
  history,
  hours,
  imports,
  inspections,
  invoices,
  leaving,
  lists,
  maintenance,
  nav,
  notices,
  operators,
  owners,
  paper_links,
  papers,
  payments,
  plans,
  pricing,
  platform,
  profile,
  quotes,
  rates,
  rentals,
  reports,
  reservations,
  revenue,
  role,
  scan,
  members,
  settings,
  status,
  success,
  subscription,
  sign_up,
  support,
  tenants,
  today,
  unit,
  users,
  vehicles,
  webhooks,
  visits,
};
