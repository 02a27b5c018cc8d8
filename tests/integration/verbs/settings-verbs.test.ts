import { SETTINGS_VERBS } from './settings-verbs';
import { weighVerbs } from './weigh-verbs';

weighVerbs(SETTINGS_VERBS);
