'use server';

import { addCharge } from '@/lib/payments/add-charge';
import { previewReturn } from '@/lib/payments/preview-return';
import { refundPayment } from '@/lib/payments/refund-payment';
import { settleReturn } from '@/lib/payments/settle-return';
import { voidCharge } from '@/lib/payments/void-charge';
import { voidPayment } from '@/lib/payments/void-payment';
import { cancelRental } from '@/lib/rentals/cancel-rental';
import { changeReturnPlace } from '@/lib/rentals/change-return-place';
import { extendRental } from '@/lib/rentals/extend-rental';
import { previewExtension } from '@/lib/rentals/preview-extension';
import { previewSwap } from '@/lib/rentals/preview-swap';
import { swapVehicle } from '@/lib/rentals/swap-vehicle';
import { action } from '@/lib/server/action';
import { readAction } from '@/lib/server/read-action';

export const voidPaymentAction = action(voidPayment, '/rentals');
export const refundPaymentAction = action(refundPayment, '/rentals');
export const settleReturnAction = action(settleReturn, '/rentals');
export const addChargeAction = action(addCharge, '/rentals');
export const voidChargeAction = action(voidCharge, '/rentals');
export const cancelRentalAction = action(cancelRental, '/rentals');
export const changeReturnPlaceAction = action(changeReturnPlace, '/rentals');
export const extendRentalAction = action(extendRental, '/rentals');
export const swapVehicleAction = action(swapVehicle, '/rentals', '/vehicles');
export const previewReturnAction = readAction('rentals.view', previewReturn);
export const previewExtensionAction = readAction('rentals.view', previewExtension);
export const previewSwapAction = readAction('rentals.swap', previewSwap);
