const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * Makes Citus pass the role and the tenant on to the machines that hold the rows. Without Citus the name means nothing.
 */
export const REACHING_WORKERS = "set local citus.propagate_set_commands = 'local'";

/** What makes a transaction see one tenant's rows only. Throws if the id is not a UUID. */
export function asTenant(tenantId: string): string {
  if (!UUID.test(tenantId)) throw new Error('a tenant id must be a UUID');
  return `${REACHING_WORKERS}; set local role wout_app; set local app.tenant_id = '${tenantId}'`;
}
