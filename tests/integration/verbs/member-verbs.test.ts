import { MEMBER_VERBS } from './member-verbs';
import { weighVerbs } from './weigh-verbs';

weighVerbs(MEMBER_VERBS);
