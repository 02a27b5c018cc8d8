import 'server-only';
import type { ErrorCode } from '../errors';
import { log } from '../log';
import { networkOf } from './network-of';

/** Whose account was meant, if there is one; never what was typed. */
export type Account = { tenantId: string; memberId: string } | { operatorId: string } | null;

/** Steps on the way, and what nobody could have signed in with. */
const NO_FAILURES: readonly ErrorCode[] = ['second_factor_required', 'validation_error', 'database_unavailable'];

/**
 * Logs that a password or code was not taken: the code that was told, whose account it is, and the network it came from
 * (docs/rules.md §3).
 */
export function logRefusedSignIn(code: ErrorCode, account: Account, address: string): void {
  if (!NO_FAILURES.includes(code))
    log.info({ code, ...account, network: networkOf(address) }, 'a password or code was refused');
}
