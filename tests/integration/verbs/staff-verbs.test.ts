import { STAFF_VERBS } from './staff-verbs';
import { weighVerbs } from './weigh-verbs';

weighVerbs(STAFF_VERBS);
