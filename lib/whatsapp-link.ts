/** The address that opens a chat with a number, with a message that is ready to send. The number is E.164. */
export function whatsappLink(phone: string, text: string): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
}
