import 'server-only';
import { log } from '../log';
import { requestKind } from './request-kind';
import { routeOf } from './route-of';
import { whenAnswered } from './when-answered';

const QUIET = ['asset', 'probe'];
/** Next puts scripts and styles there. */
const ROUTE_WORDS = new Set(['_next', 'static', ...(process.env.ROUTE_WORDS ?? '').split(' ')]);

/** Writes one line for each request once it is answered; for files of the application and questions after its health on `debug`. */
export function logRequests(): void {
  if (!log.isLevelEnabled('info')) return;
  whenAnswered((method, address, status, seconds) => {
    const level = QUIET.includes(requestKind(method, address)) ? 'debug' : 'info';
    log[level]({ method, route: routeOf(address, ROUTE_WORDS), status, ms: Math.round(seconds * 1000) }, 'answered');
  });
}
