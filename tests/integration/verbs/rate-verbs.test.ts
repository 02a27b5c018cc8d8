import { RATE_VERBS } from './rate-verbs';
import { weighVerbs } from './weigh-verbs';

weighVerbs(RATE_VERBS);
