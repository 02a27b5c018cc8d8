import { describe, expect, it } from 'vitest';
import { demoSignature } from '@/db/seed/signature';
import { newId } from '@/lib/id';
import { PreviewSwapInput, SwapVehicleInput } from '@/lib/rentals/swap-input';

const ASKED = { rentalId: newId(), vehicleId: newId(), swappedAt: '2026-11-23T13:30' };

const SWAP = {
  ...ASKED,
  fromVehicleId: newId(),
  odometerInKm: '40 100',
  fuelIn: 'half',
  odometerOutKm: 12_000,
  fuelOut: 'full',
  customerSignature: demoSignature('customer'),
  agentSignature: demoSignature('agent'),
  expectedCents: 0,
};

/** The fields that are refused, each with its first reason. */
function refused(changes: object) {
  const { error } = SwapVehicleInput.safeParse({ ...SWAP, ...changes });
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}

describe('a swap', () => {
  it('keeps the agreed rates and the first vehicle in service, unless it says otherwise', () => {
    expect(SwapVehicleInput.parse(SWAP)).toMatchObject({
      newRate: false,
      outOfService: false,
      odometerConfirmed: false,
      odometerInKm: 40_100,
      damageIn: '',
    });
  });

  it('may be asked about in an address, where everything is text', () => {
    expect(PreviewSwapInput.parse({ ...ASKED, newRate: 'true' }).newRate).toBe(true);
    expect(PreviewSwapInput.parse({ ...ASKED, newRate: 'false' }).newRate).toBe(false);
    expect(PreviewSwapInput.safeParse({ ...ASKED, newRate: 'perhaps' }).success).toBe(false);
  });

  it.each([
    ['a vehicle', { vehicleId: '' }, { vehicleId: 'required' }],
    ['both fuel levels', { fuelIn: '', fuelOut: '' }, { fuelIn: 'required', fuelOut: 'required' }],
    ['an odometer within its bounds', { odometerOutKm: 2_000_001 }, { odometerOutKm: 'out_of_range' }],
    ['a sum in whole cents', { expectedCents: 0.5 }, { expectedCents: 'invalid_money' }],
    ['a reason of at most 500 characters', { outOfServiceReason: 'x'.repeat(501) }, { outOfServiceReason: 'too_long' }],
  ])('needs %s', (_what, changes, reasons) => {
    expect(refused(changes)).toEqual(reasons);
  });
});
