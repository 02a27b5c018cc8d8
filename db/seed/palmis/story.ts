import type { DemoStory } from '../story';
import { PALMIS_EXPENSES } from './expenses';
import { PALMIS_CLASSES, PALMIS_FLEET } from './fleet';
import { PALMIS_ADDRESSES, PALMIS_CUSTOMERS, PALMIS_DRIVERS } from './people';
import { PALMIS_THREADS } from './threads';
import { PALMIS_TICKETS, PALMIS_VENDORS } from './tickets';

/**
 * A company in the capital that rents fourteen larger vehicles for weeks to offices and NGOs, mostly by card and transfer. Six are
 * out, one of them late, and one is in the garage.
 */
export const PALMIS_STORY: DemoStory = {
  seed: 1816,
  classes: PALMIS_CLASSES,
  fleet: PALMIS_FLEET,
  customers: PALMIS_CUSTOMERS,
  drivers: PALMIS_DRIVERS,
  addresses: PALMIS_ADDRESSES,
  days: [2, 3, 5, 7, 7, 10, 14, 14, 21, 30],
  idleDays: 7,
  methods: ['credit_card', 'bank_transfer', 'cash', 'credit_card', 'cheque'],
  out: [
    { vehicle: 2, customer: 30, since: 74, due: 4 },
    { vehicle: 4, customer: 31, since: 51, due: 70 },
    { vehicle: 6, customer: 32, since: 220, due: 290 },
    { vehicle: 7, customer: 33, since: 410, due: 310 },
    { vehicle: 9, customer: 34, since: 98, due: 190 },
    { vehicle: 11, customer: 35, since: 130, due: -20 },
  ],
  bookers: 28,
  reservations: [
    { vehicle: 13, in: 72, days: 2, status: 'confirmed', requests: 'Pour un mariage à Jacmel, avec chauffeur' },
    { vehicle: 10, in: 48, days: 14, status: 'confirmed', byClass: true },
    { vehicle: 5, in: 28, days: 7, status: 'confirmed', options: ['gps', 'additional_driver'] },
    { vehicle: 12, in: 196, days: 21, status: 'confirmed' },
    { vehicle: 0, in: -700, days: 5, status: 'no_show' },
    { vehicle: 3, in: -1100, days: 7, status: 'cancelled' },
    { vehicle: 3, customer: 4, in: -1, days: 5, status: 'confirmed' },
    // The vehicle is late, so this reservation is at risk.
    { vehicle: 11, customer: 8, in: 22, days: 10, status: 'confirmed' },
    { vehicle: 1, customer: 15, in: 1, days: 7, status: 'confirmed', atDesk: true },
  ],
  drafts: [{ vehicle: 0, customer: 18, step: 'inspection' }],
  swap: null,
  withDrivers: [30, 32, 33, 6, 11],
  vendors: PALMIS_VENDORS,
  tickets: PALMIS_TICKETS,
  expenses: PALMIS_EXPENSES,
  accident: {
    place: 'Carrefour de l’Aéroport',
    description: 'Pare-chocs arrière enfoncé par une moto au feu rouge. Le motocycliste est parti.',
    ...{ otherParty: 'Moto sans plaque', policeReport: 'K-402/26' },
  },
  police: {
    ...{ vendor: 'Circulation (DCPR)', toll: 'Péage Titanyen' },
    ...{ parking: 'Stationnement gênant', speed: 'Excès de vitesse' },
  },
  owners: [
    {
      values: {
        ...{ name: 'Immobilière Bois-Verna S.A.', phone: '37000943', email: 'comptes@boisverna.test' },
        ...{ address: '31, Rue Lambert\nPétion-Ville', language: 'fr' },
      },
      shares: [{ vehicle: 10, kind: 'percent', basisPoints: '75', costs: ['maintenance', 'insurance'] }],
    },
  ],
  threads: PALMIS_THREADS,
  quotes: [
    { vehicle: 6, customer: 3, caller: '', made: -12, pickup: 6, days: 30 },
    { vehicle: 13, customer: null, caller: 'Maison Saint-Viateur', made: -1, pickup: 33, days: 3 },
  ],
  billed: {
    ...{ billedName: 'Eau Pour Demain (ONG)', billedTaxId: '0009000035' },
    ...{ billedAddress: '7, Rue Clerveaux\nPétion-Ville', purchaseOrder: 'PO-4410' },
  },
  words: {
    changedMind: 'Le client a changé d’avis',
    tripOff: 'Voyage annulé',
    blacklisted: 'Deux véhicules rendus abîmés, rien n’est payé',
    alreadyClean: 'Le véhicule était déjà propre',
    dirty: 'Boue sur les sièges',
    notDirty: 'Le véhicule était propre',
    season: 'Fêtes de fin d’année',
    carnival: 'Carnaval',
    vip: 'Clients VIP',
  },
};
