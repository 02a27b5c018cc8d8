import { INSPECTION_VERBS } from './inspection-verbs';
import { weighVerbs } from './weigh-verbs';

weighVerbs(INSPECTION_VERBS);
