import type { Quote } from '../pricing/quote';
import type { ReservationInput } from './input';
import { tickedOptions } from './option-fields';
import type { ReservationPrice } from './price-reservation';

type StoredPrice = Pick<ReservationPrice, 'rates' | 'out' | 'due'> & { quote: Pick<Quote, 'lines' | 'totalCents'> };

/** What is stored of a reservation's form and its price. The vehicle is what is held, also where only a class was booked. */
export function reservationColumns(input: ReservationInput, price: StoredPrice, vehicleId: string) {
  const { rates, quote } = price;
  return {
    customerId: input.customerId,
    classId: input.classId,
    vehicleId,
    pencilled: input.vehicleId === null,
    pickupAt: price.out,
    dueAt: price.due,
    pickupLocation: input.pickupLocation,
    returnLocation: input.returnLocation,
    usageZone: input.usageZone,
    dailyRateCents: rates.dailyCents,
    weeklyRateCents: rates.weeklyCents,
    monthlyRateCents: rates.monthlyCents,
    ownRate: input.dailyRateCents !== null,
    priceLines: quote.lines,
    totalCents: quote.totalCents,
    depositCents: input.depositCents,
    noShowGraceHours: input.noShowGraceHours,
    autoCancelHours: input.autoCancelHours,
    paymentMethod: input.paymentMethod,
    options: tickedOptions(input),
    specialRequests: input.specialRequests,
  };
}
