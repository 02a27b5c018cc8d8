import type { DemoStory } from '../story';
import { LAKAY_EXPENSES } from './expenses';
import { LAKAY_CLASSES, LAKAY_FLEET } from './fleet';
import { LAKAY_ADDRESSES, LAKAY_CUSTOMERS, LAKAY_DRIVERS } from './people';
import { LAKAY_THREADS } from './threads';
import { LAKAY_TICKETS, LAKAY_VENDORS } from './tickets';

/**
 * A company in the north that rents twenty vehicles for some days each to families and visitors, mostly for cash. Eight are out,
 * two of them late, one is in the garage, one out of service, one reserved now.
 */
export const LAKAY_STORY: DemoStory = {
  seed: 1804,
  classes: LAKAY_CLASSES,
  fleet: LAKAY_FLEET,
  customers: LAKAY_CUSTOMERS,
  drivers: LAKAY_DRIVERS,
  addresses: LAKAY_ADDRESSES,
  days: [1, 1, 2, 2, 3, 3, 4, 5, 6, 7, 9, 12],
  idleDays: 11,
  methods: ['credit_card', 'cash', 'cash', 'cash'],
  out: [
    { vehicle: 0, customer: 40, since: 47, due: 1 },
    { vehicle: 1, customer: 41, since: 39, due: 26 },
    { vehicle: 2, customer: 42, since: 48, due: 46 },
    { vehicle: 3, customer: 43, since: 57, due: 66 },
    { vehicle: 4, customer: 44, since: 66, due: 86 },
    { vehicle: 5, customer: 45, since: 75, due: 106 },
    { vehicle: 6, customer: 46, since: 74, due: -2 },
    { vehicle: 7, customer: 47, since: 110, due: -38 },
  ],
  bookers: 39,
  reservations: [
    { vehicle: 12, in: 26, days: 4, status: 'confirmed', options: ['gps'] },
    {
      ...{ vehicle: 13, in: 57, days: 2, status: 'confirmed', options: ['child_seat', 'additional_driver'] },
      requests: 'Syèj pou yon ti moun 3 an',
    },
    { vehicle: 14, in: 88, days: 5, status: 'confirmed', byClass: true },
    { vehicle: 15, in: 119, days: 3, status: 'confirmed' },
    { vehicle: 16, in: 150, days: 6, status: 'confirmed', byClass: true, options: ['child_seat'] },
    { vehicle: 17, in: 181, days: 2, status: 'confirmed' },
    { vehicle: 18, in: -480, days: 3, status: 'cancelled' },
    { vehicle: 19, in: -888, days: 3, status: 'no_show' },
    { vehicle: 12, in: -1296, days: 3, status: 'cancelled' },
    { vehicle: 14, in: -1704, days: 3, status: 'no_show' },
    { vehicle: 11, customer: 5, in: -1, days: 3, status: 'confirmed' },
    // The vehicle is late, so this reservation is at risk.
    { vehicle: 6, customer: 9, in: 5, days: 3, status: 'confirmed' },
    // Its grace is over, and nobody has come yet.
    { vehicle: 13, customer: 31, in: -5, days: 2, status: 'confirmed' },
    { vehicle: 18, customer: 20, in: 1, days: 2, status: 'confirmed', atDesk: true },
    { vehicle: 19, customer: 21, in: 2, days: 3, status: 'confirmed', atDesk: true },
  ],
  drafts: [
    { vehicle: 14, customer: 14, step: 'inspection' },
    { vehicle: 17, customer: 17, step: 'agreement' },
  ],
  swap: { broken: 4, given: 16, reason: 'Klimatizè a pa mache' },
  withDrivers: [40, 41, 43, 45, 2, 5, 9, 14, 20],
  vendors: LAKAY_VENDORS,
  tickets: LAKAY_TICKETS,
  expenses: LAKAY_EXPENSES,
  accident: {
    place: 'Kafou Vètyè',
    description: 'Yon kamyonèt frape retwovizè goch la pandan machin nan te kanpe. Pèsonn pa blese.',
    ...{ otherParty: 'Kamyonèt ble, plak BB-90412', policeReport: 'K-118/26' },
  },
  police: {
    ...{ vendor: 'Sikilasyon (DCPR)', toll: 'Peyaj Wout Nasyonal 1' },
    ...{ parking: 'Pakin sou twotwa', speed: 'Vitès' },
  },
  owners: [
    {
      values: {
        ...{ name: 'Ginette Fils-Aimé Duré', phone: '37000941', email: 'ginette@pwopriyete.test' },
        ...{ address: '17, Rue 17 H\nCap-Haïtien', language: 'fr' },
      },
      shares: [
        { vehicle: 4, kind: 'percent', basisPoints: '70', costs: ['maintenance', 'insurance', 'registration'] },
        { vehicle: 13, kind: 'percent', basisPoints: '65', costs: ['maintenance', 'insurance'] },
      ],
    },
    {
      values: { name: 'Clausel Rosembert', phone: '37000942', address: '8, Rue Lamarre\nCap-Haïtien', language: 'ht' },
      shares: [{ vehicle: 11, kind: 'per_month', amountCents: '850', costs: ['registration'] }],
    },
  ],
  threads: LAKAY_THREADS,
  quotes: [
    { vehicle: 4, customer: 7, caller: '', made: -20, pickup: -6, days: 3 },
    { vehicle: 6, customer: null, caller: 'Wozlò Petifrè', made: -2, pickup: 24, days: 5 },
    { vehicle: 2, customer: 12, caller: '', made: -1, pickup: 60, days: 4 },
  ],
  billed: {
    ...{ billedName: 'Fondasyon Limyè Pou Timoun', billedTaxId: '0009000027' },
    ...{ billedAddress: 'Ri 14 B, anfas legliz la\nCap-Haïtien', purchaseOrder: 'BC-2026-118' },
  },
  words: {
    changedMind: 'Kliyan an chanje lide',
    tripOff: 'Vwayaj la anile',
    blacklisted: 'De domaj nan yon sèl mwa, li pa peye youn',
    alreadyClean: 'Machin nan te deja pwòp',
    dirty: 'Labou anndan machin nan',
    notDirty: 'Machin nan te pwòp',
    season: 'Nwèl',
    carnival: 'Kanaval',
    vip: 'Kliyan VIP',
  },
};
