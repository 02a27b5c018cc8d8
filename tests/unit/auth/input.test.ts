import { ForgotPasswordInput, LogInInput, SetPasswordInput } from '@/lib/auth/input';
import { letters, weighInput } from '@/tests/support/weigh-input';

const email = {
  takes: [[' NAIKA@Lakay.HT ', 'naika@lakay.ht']],
  refuses: [
    [' ', 'required'],
    ['naika', 'invalid_email'],
    [`n@${letters(255)}.ht`, 'too_long'],
  ],
} as const;
const tenant = {
  takes: [
    [' Lakay ', 'lakay'],
    [letters(64), letters(64)],
  ],
  refuses: [
    [' ', 'required'],
    [letters(65), 'too_long'],
  ],
} as const;
// A password is used exactly as typed, including spaces.
const password = {
  takes: [
    [' A b ', ' A b '],
    [letters(200), letters(200)],
  ],
  refuses: [
    ['', 'required'],
    [letters(201), 'too_long'],
  ],
} as const;

const SIGN_IN = { email: 'naika@lakay.ht', password: 'anything', tenant: 'lakay' };
weighInput('a sign-in', LogInInput, SIGN_IN, {
  email,
  password,
  tenant: { takes: [...tenant.takes, [null, null], [undefined, undefined]], refuses: tenant.refuses },
});

weighInput(
  'a forgotten password',
  ForgotPasswordInput,
  { email: 'naika@lakay.ht', tenant: 'lakay' },
  {
    email,
    // Operators have none.
    tenant: { takes: [...tenant.takes, [null, null]], refuses: [...tenant.refuses, [undefined, 'required']] },
  },
);

const NEW = { code: 'c', password: 'new', confirmation: 'new' };
weighInput('a password set by a code', SetPasswordInput, NEW, {
  code: {
    takes: [[letters(200), letters(200)]],
    refuses: [
      ['', 'invalid_code'],
      [letters(201), 'invalid_code'],
    ],
  },
  confirmation: { takes: [['new', 'new']], refuses: [['old', 'passwords_do_not_match']] },
});
weighInput(
  'a long password set',
  SetPasswordInput,
  { ...NEW, password: letters(200), confirmation: letters(200) },
  { confirmation: { refuses: [[letters(199), 'passwords_do_not_match']] } },
);
