import { AppError, type FieldErrors } from '../errors';
import { isDrawnSignature } from './signature-image';

/** Throws where customer or agent has not signed a change of the agreement, at the field of the first who has not. */
export function assertSigned(input: { customerSignature: string; agentSignature: string }): void {
  const customer = isDrawnSignature(input.customerSignature);
  if (customer && isDrawnSignature(input.agentSignature)) return;
  const fields: FieldErrors = customer
    ? { agentSignature: 'agent_signature_missing' }
    : { customerSignature: 'customer_signature_missing' };
  throw new AppError(customer ? 'agent_signature_missing' : 'customer_signature_missing', { fields });
}
