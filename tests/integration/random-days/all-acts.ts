import type fc from 'fast-check';
import { type Step, stepOf } from './act';
import { ADD_CHARGE } from './acts/add-charge';
import { APPLY_DEPOSIT } from './acts/apply-deposit';
import { CANCEL_BOOKING } from './acts/cancel-booking';
import { CANCEL_HAND_OVER } from './acts/cancel-hand-over';
import { CHANGE_BOOKING } from './acts/change-booking';
import { CHANGE_RETURN_PLACE } from './acts/change-return-place';
import { COLLECT } from './acts/collect';
import { COLLECT_ON_BOOKING } from './acts/collect-on-booking';
import { DISCARD_DRAFT } from './acts/discard-draft';
import { EXTEND } from './acts/extend';
import { GIVE_BACK } from './acts/give-back';
import { HAND_OVER } from './acts/hand-over';
import { LET_TIME_PASS } from './acts/let-time-pass';
import { MOVE_BOOKING } from './acts/move-booking';
import { OPEN_AGREEMENT } from './acts/open-agreement';
import { REFUND } from './acts/refund';
import { REOPEN } from './acts/reopen';
import { RESERVE } from './acts/reserve';
import { RUN_JOBS } from './acts/run-jobs';
import { SWAP } from './acts/swap';
import { UNDO_NO_SHOW } from './acts/undo-no-show';
import { VOID_CHARGE } from './acts/void-charge';
import { VOID_PAYMENT } from './acts/void-payment';
import { WRITE_DRAFT } from './acts/write-draft';

/** What may happen on a day. What days are made of stands twice or more, and so happens more often. */
export const ALL_ACTS: fc.Arbitrary<Step>[] = [
  ...[stepOf(RESERVE), stepOf(RESERVE), stepOf(RESERVE), stepOf(CHANGE_BOOKING), stepOf(MOVE_BOOKING)],
  ...[stepOf(COLLECT_ON_BOOKING), stepOf(COLLECT_ON_BOOKING), stepOf(CANCEL_BOOKING)],
  ...[stepOf(OPEN_AGREEMENT), stepOf(WRITE_DRAFT), stepOf(HAND_OVER), stepOf(HAND_OVER), stepOf(DISCARD_DRAFT)],
  ...[
    stepOf(EXTEND),
    stepOf(SWAP),
    stepOf(CHANGE_RETURN_PLACE),
    stepOf(GIVE_BACK),
    stepOf(REOPEN),
    stepOf(CANCEL_HAND_OVER),
  ],
  ...[stepOf(COLLECT), stepOf(COLLECT), stepOf(APPLY_DEPOSIT), stepOf(REFUND), stepOf(VOID_PAYMENT)],
  ...[stepOf(ADD_CHARGE), stepOf(VOID_CHARGE)],
  ...[stepOf(LET_TIME_PASS), stepOf(LET_TIME_PASS), stepOf(RUN_JOBS), stepOf(UNDO_NO_SHOW)],
];
