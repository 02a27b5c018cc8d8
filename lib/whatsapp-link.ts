/** The address that opens a chat with a number, with a message that is ready to send. The number is E.164; without one, WhatsApp asks to whom. */
export function whatsappLink(phone: string, text: string): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
}
