import { drawnSignature } from '../drawn-signature';
import { AppError, type FieldErrors } from '../errors';

interface Signed {
  customerSignature: string;
  agentSignature: string;
}

/**
 * A signed change of the agreement, with the signatures as they are kept. Throws where customer or agent has not signed,
 * at the field of the first who has not.
 */
export function asSigned<T extends Signed>(input: T): T {
  const customerSignature = drawnSignature(input.customerSignature);
  const agentSignature = customerSignature && drawnSignature(input.agentSignature);
  if (customerSignature && agentSignature) return { ...input, customerSignature, agentSignature };
  const fields: FieldErrors = customerSignature
    ? { agentSignature: 'agent_signature_missing' }
    : { customerSignature: 'customer_signature_missing' };
  throw new AppError(customerSignature ? 'agent_signature_missing' : 'customer_signature_missing', { fields });
}
