/** What operators do to no company. Each has the tests of its own domain. */
export const PLATFORM_VERBS = [
  'operators.create',
  'operators.update',
  'operators.send_link',
  'operators.reset_second_factor',
  'operators.require_second_factor',
  'operator_profile.update',
  'operator_profile.change_password',
  'operator_profile.end_session',
  'operator_profile.end_other_sessions',
  'operator_profile.turn_on_second_factor',
  'operator_profile.turn_off_second_factor',
  'operator_profile.renew_recovery_codes',
];
