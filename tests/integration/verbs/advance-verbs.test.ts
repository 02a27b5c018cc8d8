import { ADVANCE_VERBS } from './advance-verbs';
import { weighVerbs } from './weigh-verbs';

weighVerbs(ADVANCE_VERBS);
