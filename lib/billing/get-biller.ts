import 'server-only';
import { getBrand } from '../platform/get-brand';
import { getPlatformSettings } from '../platform/get-platform-settings';
import { getSupportContacts } from '../platform/get-support-contacts';

export interface Biller {
  name: string;
  phone: string;
  email: string;
  /** The accounts to pay to, in lines; empty where nobody has said. */
  payTo: string;
}

/** Who bills the companies: the platform's name, where to pay, and whom to ask about an invoice. */
export async function getBiller(): Promise<Biller> {
  const [name, { phone, email }, { payTo }] = await Promise.all([
    getBrand(),
    getSupportContacts(),
    getPlatformSettings(),
  ]);
  return { name, phone, email, payTo };
}
