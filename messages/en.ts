import accidents from './en/accidents.json';
import action from './en/action.json';
import admin from './en/admin.json';
import answers from './en/answers.json';
import api from './en/api.json';
import app from './en/app.json';
import audit from './en/audit.json';
import auth from './en/auth.json';
import availability from './en/availability.json';
import billing from './en/billing.json';
import common from './en/common.json';
import confirm from './en/confirm.json';
import contact from './en/contact.json';
import customers from './en/customers.json';
import dashboard from './en/dashboard.json';
import drawers from './en/drawers.json';
import drivers from './en/drivers.json';
import errors from './en/errors.json';
import expenses from './en/expenses.json';
import feeds from './en/feeds.json';
import figures from './en/figures.json';
import files from './en/files.json';
import finder from './en/finder.json';
import footer from './en/footer.json';
import health from './en/health.json';
import help from './en/help.json';
import history from './en/history.json';
import hours from './en/hours.json';
import imports from './en/imports.json';
import inspections from './en/inspections.json';
import invoices from './en/invoices.json';
import leaving from './en/leaving.json';
import lists from './en/lists.json';
import maintenance from './en/maintenance.json';
import nav from './en/nav.json';
import notices from './en/notices.json';
import operators from './en/operators.json';
import owners from './en/owners.json';
import paper_links from './en/paper_links.json';
import papers from './en/papers.json';
import payments from './en/payments.json';
import plans from './en/plans.json';
import pricing from './en/pricing.json';
import quotes from './en/quotes.json';
import rates from './en/rates.json';
import rentals from './en/rentals.json';
import reports from './en/reports.json';
import reservations from './en/reservations.json';
import revenue from './en/revenue.json';
import role from './en/role.json';
import scan from './en/scan.json';
import members from './en/members.json';
import settings from './en/settings.json';
import status from './en/status.json';
import success from './en/success.json';
import subscription from './en/subscription.json';
import sign_up from './en/sign_up.json';
import support from './en/support.json';
import tenants from './en/tenants.json';
import today from './en/today.json';
import unit from './en/unit.json';
import users from './en/users.json';
import vehicles from './en/vehicles.json';
import webhooks from './en/webhooks.json';
import visits from './en/visits.json';
import platform from './en/platform.json';
import profile from './en/profile.json';

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
