import { FLEET_VERBS } from './fleet-verbs';
import { weighVerbs } from './weigh-verbs';

weighVerbs(FLEET_VERBS);
