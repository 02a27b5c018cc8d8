import type { Screen } from './screen';

/** The pages before sign-in, with the URLs at which they are checked. */
export const OPEN_SCREENS: Record<string, Screen> = {
  '/auth/forgot': { who: 'nobody', at: () => ['/auth/forgot'] },
  '/auth/login': { who: 'nobody', at: () => ['/auth/login', '/auth/login?reason=session_expired'] },
  '/auth/operator': { who: 'operator', at: () => ['/auth/operator'], leadsTo: '/admin' },
  '/auth/second-factor': { who: 'member', at: () => ['/auth/second-factor'], leadsTo: '/dashboard' },
  '/auth/reset': { who: 'nobody', at: () => ['/auth/reset?code=x'] },
  '/contact': { who: 'nobody', at: () => ['/contact'] },
  '/contact/question': {
    who: 'nobody',
    at: ({ questionCode }) => ['/contact/question?code=x', `/contact/question?code=${questionCode}`],
  },
  '/sign-up': { who: 'stranger', at: () => ['/sign-up'] },
  '/sign-up/confirm': {
    who: 'stranger',
    at: ({ signUpCode }) => ['/sign-up/confirm?code=x', `/sign-up/confirm?code=${signUpCode}`],
  },
};
