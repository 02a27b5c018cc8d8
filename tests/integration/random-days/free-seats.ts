import { CHILD_SEATS, type Company, isStandingBooking } from './company';

/** Whether a child seat is left for these hours, counted at each moment at which one is taken. */
export function seatIsLeft(company: Company, asked: { from: number; due: number; exceptId?: string }): boolean {
  const bookings = company.bookings.filter((booking) => booking.childSeat && isStandingBooking(company, booking));
  const hires = company.hires.filter(({ childSeat, status }) => childSeat && status === 'active');
  const taken = [
    ...bookings.map(({ id, holdFrom: from, due: until }) => ({ id, from, until })),
    ...hires.map(({ id, from, due }) => ({ id, from, until: due < company.clock ? Number.POSITIVE_INFINITY : due })),
  ].filter(({ id, from, until }) => id !== asked.exceptId && from < asked.due && asked.from < until);
  const moments = [asked.from, ...taken.map(({ from }) => Math.max(from, asked.from))];
  return moments.every((at) => taken.filter(({ from, until }) => from <= at && at < until).length < CHILD_SEATS);
}
