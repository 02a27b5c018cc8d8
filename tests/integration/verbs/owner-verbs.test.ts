import { OWNER_VERBS } from './owner-verbs';
import { weighVerbs } from './weigh-verbs';

weighVerbs(OWNER_VERBS);
