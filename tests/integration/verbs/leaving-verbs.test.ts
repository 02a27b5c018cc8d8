import { LEAVING_VERBS } from './leaving-verbs';
import { weighVerbs } from './weigh-verbs';

weighVerbs(LEAVING_VERBS);
