import accidents from './ht/accidents.json';
import action from './ht/action.json';
import admin from './ht/admin.json';
import answers from './ht/answers.json';
import api from './ht/api.json';
import app from './ht/app.json';
import audit from './ht/audit.json';
import auth from './ht/auth.json';
import availability from './ht/availability.json';
import billing from './ht/billing.json';
import common from './ht/common.json';
import confirm from './ht/confirm.json';
import contact from './ht/contact.json';
import customers from './ht/customers.json';
import dashboard from './ht/dashboard.json';
import drawers from './ht/drawers.json';
import drivers from './ht/drivers.json';
import errors from './ht/errors.json';
import expenses from './ht/expenses.json';
import feeds from './ht/feeds.json';
import figures from './ht/figures.json';
import files from './ht/files.json';
import finder from './ht/finder.json';
import footer from './ht/footer.json';
import health from './ht/health.json';
import help from './ht/help.json';
import history from './ht/history.json';
import hours from './ht/hours.json';
import imports from './ht/imports.json';
import inspections from './ht/inspections.json';
import invoices from './ht/invoices.json';
import leaving from './ht/leaving.json';
import lists from './ht/lists.json';
import maintenance from './ht/maintenance.json';
import nav from './ht/nav.json';
import notices from './ht/notices.json';
import operators from './ht/operators.json';
import owners from './ht/owners.json';
import paper_links from './ht/paper_links.json';
import papers from './ht/papers.json';
import payments from './ht/payments.json';
import plans from './ht/plans.json';
import pricing from './ht/pricing.json';
import quotes from './ht/quotes.json';
import rates from './ht/rates.json';
import rentals from './ht/rentals.json';
import reports from './ht/reports.json';
import reservations from './ht/reservations.json';
import revenue from './ht/revenue.json';
import role from './ht/role.json';
import scan from './ht/scan.json';
import members from './ht/members.json';
import settings from './ht/settings.json';
import status from './ht/status.json';
import success from './ht/success.json';
import subscription from './ht/subscription.json';
import sign_up from './ht/sign_up.json';
import support from './ht/support.json';
import tenants from './ht/tenants.json';
import today from './ht/today.json';
import unit from './ht/unit.json';
import users from './ht/users.json';
import vehicles from './ht/vehicles.json';
import webhooks from './ht/webhooks.json';
import visits from './ht/visits.json';
import platform from './ht/platform.json';
import profile from './ht/profile.json';

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
