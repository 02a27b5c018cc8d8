export async function getTranslations() {
  return Object.assign((key: string) => key, { has: () => true });
}

export async function getLocale(): Promise<string> {
  return 'en';
}
