export async function getTranslations() {
  return Object.assign((key: string) => key, { has: () => true });
}

export async function getLocale(): Promise<string> {
  return 'en';
}

/** What `lib/i18n/request.ts` is made with, left as it is. */
export function getRequestConfig<Config>(config: Config): Config {
  return config;
}
