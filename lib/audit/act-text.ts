import type { Translate } from '../i18n/translate';

/** What was done, such as “Changed”, from the name of its verb, `vehicles.update`. */
export function actText(action: string, t: Translate): string {
  const [, act] = action.split('.');
  // Safe because it is checked, and no such text has parameters.
  return t.has(`audit.act_${act}` as 'common.name') ? t(`audit.act_${act}` as 'common.name') : t('audit.act_update');
}
