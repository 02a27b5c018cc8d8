import { ALL_VERBS, OPERATOR_VERBS } from '@/tests/integration/verbs/all-verbs';
import type { TestTenant } from '../factories';

/** Each has records of its own, since the first one that is taken may change them. */
const TIMES = 6;

/** Inputs that a verb takes now in this company. None if it is not known, or if what was sent before leaves no room for them. */
export async function takenInputs(name: string, tenant: TestTenant): Promise<object[]> {
  const found = [...ALL_VERBS, ...OPERATOR_VERBS].find(({ verb }) => verb.verb.name === name);
  const inputs: object[] = [];
  for (let time = 0; found && time < TIMES; time += 1) {
    const input = await found.allowed(tenant).catch(() => null);
    if (input && typeof input === 'object') inputs.push(input);
  }
  return inputs;
}
