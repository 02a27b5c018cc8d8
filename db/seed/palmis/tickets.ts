import type { PlannedTicket } from '../story';

export const PALMIS_VENDORS = [
  ['Garage Moderne, Delmas 60', '+50937000961'],
  ['Auto Plus Pneus', '+50937000962'],
] as const;

export const PALMIS_TICKETS: PlannedTicket[] = [
  { serviceType: 'inspection', vehicle: 7, startsIn: -260, status: 'completed', vendor: 0, costCents: 6000 },
  { serviceType: 'battery', vehicle: 1, startsIn: -180, status: 'completed', vendor: 1, costCents: 13_500 },
  { serviceType: 'brake_service', vehicle: 10, startsIn: -122, status: 'completed', vendor: 0, costCents: 21_000 },
  {
    ...{ serviceType: 'oil_change', vehicle: 6, startsIn: -47, status: 'completed', vendor: 0, costCents: 2500 },
    lines: [
      ['Huile 5W-30 (L)', 700, 950],
      ['Filtre à huile', 100, 1400],
      ['Filtre à air', 100, 2200],
    ],
  },
  {
    ...{
      serviceType: 'transmission',
      vehicle: 8,
      startsIn: -4,
      status: 'open',
      vendor: 0,
      costCents: 35_000,
      readyIn: 3,
    },
    lines: [['Kit d’embrayage', 100, 42_000]],
    log: ['Boîte déposée.', 'La pièce vient de Santiago, elle arrive vendredi.'],
  },
  { serviceType: 'cooling_system', vehicle: 13, startsIn: 17, status: 'planned', vendor: 1, costCents: 0, readyIn: 18 },
];
