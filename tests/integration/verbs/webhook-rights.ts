/** Which right each verb of webhooks and API keys needs and which roles have it. */
export const WEBHOOK_RIGHTS = {
  'webhooks.add_endpoint': ['webhooks.manage', 'admin'],
  'webhooks.update_endpoint': ['webhooks.manage', 'admin'],
  'webhooks.switch_off': ['webhooks.manage', 'admin'],
  'webhooks.switch_on': ['webhooks.manage', 'admin'],
  'webhooks.rotate_secret': ['webhooks.manage', 'admin'],
  'webhooks.delete_endpoint': ['webhooks.manage', 'admin'],
  'webhooks.send_test': ['webhooks.manage', 'admin'],
  'webhooks.send_again': ['webhooks.manage', 'admin'],
  'api_keys.make_key': ['api_keys.manage', 'admin'],
  'api_keys.revoke_key': ['api_keys.manage', 'admin'],
} as const;
