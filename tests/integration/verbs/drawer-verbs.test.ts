import { DRAWER_VERBS } from './drawer-verbs';
import { weighVerbs } from './weigh-verbs';

weighVerbs(DRAWER_VERBS);
