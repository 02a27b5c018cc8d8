/** Which right each verb of webhooks and API keys needs and which roles have it. */
export const WEBHOOK_RIGHTS = {
  'webhooks.add_endpoint': ['settings.manage', 'admin'],
  'webhooks.update_endpoint': ['settings.manage', 'admin'],
  'webhooks.switch_off': ['settings.manage', 'admin'],
  'webhooks.switch_on': ['settings.manage', 'admin'],
  'webhooks.rotate_secret': ['settings.manage', 'admin'],
  'webhooks.delete_endpoint': ['settings.manage', 'admin'],
  'webhooks.send_test': ['settings.manage', 'admin'],
  'webhooks.send_again': ['settings.manage', 'admin'],
  'api_keys.make_key': ['api_keys.manage', 'admin'],
  'api_keys.revoke_key': ['api_keys.manage', 'admin'],
} as const;
