import { MAINTENANCE_VERBS } from './maintenance-verbs';
import { weighVerbs } from './weigh-verbs';

weighVerbs(MAINTENANCE_VERBS);
