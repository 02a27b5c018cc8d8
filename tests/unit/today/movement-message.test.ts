import { expect, it } from 'vitest';
import { movementMessage } from '@/app/(tenant)/today/movement-message';
import type { Movement } from '@/lib/today/list-movements';
import { whatsappLink } from '@/lib/whatsapp-link';

const NOW = new Date('2026-06-10T16:00:00Z');
const SENDER = { company: 'Lakay Oto', now: NOW, timeZone: 'America/Port-au-Prince' };
const MOVEMENT: Movement = {
  way: 'out',
  id: 'x',
  number: 'R-2026-00042',
  at: new Date('2026-06-10T20:00:00Z'),
  late: false,
  place: 'Petyonvil',
  customerId: 'c',
  customerName: 'Marie-Flore Désir',
  phone: '+50934101234',
  locale: 'en',
  vehicleId: 'v',
  vehicle: 'Toyota RAV4',
  plate: 'LO12345',
  color: 'White',
  coverId: null,
  className: null,
  atRisk: false,
  dueCents: 0,
  depositLeftCents: 0,
  ledgerVersion: 0,
};

it('says that the vehicle is ready, where and when, in the customer’s language', () => {
  expect(movementMessage({ ...MOVEMENT, way: 'out' }, SENDER)).toBe(
    'Hello Marie-Flore Désir, Lakay Oto here. Your Toyota RAV4 is ready. Pickup: today 16:00, Petyonvil.',
  );
  expect(movementMessage({ ...MOVEMENT, way: 'out', locale: 'ht', place: '' }, SENDER)).toBe(
    'Bonjou Marie-Flore Désir, se Lakay Oto. Machin ou a, Toyota RAV4, pare. Depa: jodi a 16:00.',
  );
});

it('names the class while any of its vehicles may be given', () => {
  expect(movementMessage({ ...MOVEMENT, way: 'out', className: 'SUV' }, SENDER)).toContain('Your SUV is ready');
});

it('reminds of a return, and asks for a vehicle that is late', () => {
  expect(movementMessage({ ...MOVEMENT, way: 'back', locale: 'fr' }, SENDER)).toBe(
    'Bonjour Marie-Flore Désir, ici Lakay Oto. Retour prévu du véhicule Toyota RAV4 (LO12345) : aujourd’hui 16:00. Merci.',
  );
  const late = { ...MOVEMENT, way: 'back' as const, at: new Date('2026-06-09T20:00:00Z'), late: true };
  expect(movementMessage(late, SENDER)).toContain('was due back yesterday 16:00');
});

it('opens a chat with the customer’s number, with the message ready', () => {
  expect(whatsappLink('+50934101234', 'a & b?')).toBe('https://wa.me/50934101234?text=a%20%26%20b%3F');
});
