import 'server-only';
import { SUPPORT } from '../brand';
import { getPlatformSettings } from './get-platform-settings';

/** Whom people reach for help: what the platform's keepers have set, else what the installation says. */
export async function getSupportContacts(): Promise<{ email: string; phone: string; whatsapp: string }> {
  const { supportEmail, supportPhone, supportWhatsapp } = await getPlatformSettings();
  const phone = supportPhone || SUPPORT.phone;
  return { email: supportEmail || SUPPORT.email, phone, whatsapp: supportWhatsapp || phone };
}
