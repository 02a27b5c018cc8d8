import { MONEY_VERBS } from './money-verbs';
import { weighVerbs } from './weigh-verbs';

weighVerbs(MONEY_VERBS);
