export async function getTranslations() {
  return (key: string) => key;
}

export async function getLocale(): Promise<string> {
  return 'en';
}
