import { NOTICE_VERBS } from './notice-verbs';
import { weighVerbs } from './weigh-verbs';

weighVerbs(NOTICE_VERBS);
