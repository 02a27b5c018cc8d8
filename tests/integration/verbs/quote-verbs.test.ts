import { QUOTE_VERBS } from './quote-verbs';
import { weighVerbs } from './weigh-verbs';

weighVerbs(QUOTE_VERBS);
