/** Who may do what in a company's threads: all of its members, in those that they see. */
export const SUPPORT_RIGHTS = {
  'support.ask': ['support.edit', 'agent manager admin'],
  'support.answer': ['support.edit', 'agent manager admin'],
  'support.close': ['support.edit', 'agent manager admin'],
  'support.reopen': ['support.edit', 'agent manager admin'],
  'support.mark_read': ['support.view', 'agent manager admin'],
  'support.attach_file': ['support.edit', 'agent manager admin'],
  'support.change_file': ['support.edit', 'agent manager admin'],
  'support.archive_file': ['support.edit', 'agent manager admin'],
} as const;

/** Which operators act on threads. */
export const SUPPORT_OPERATOR_RIGHTS = {
  'support.answer_member': ['support.act', 'admin superadmin owner'],
  'support.close_thread': ['support.act', 'admin superadmin owner'],
  'support.reopen_thread': ['support.act', 'admin superadmin owner'],
  'support.assign': ['support.act', 'admin superadmin owner'],
} as const;
