import { SUPPORT_VERBS } from './support-verbs';
import { weighVerbs } from './weigh-verbs';

weighVerbs(SUPPORT_VERBS);
