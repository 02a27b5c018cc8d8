import { LIST_VERBS } from './list-verbs';
import { weighVerbs } from './weigh-verbs';

weighVerbs(LIST_VERBS);
