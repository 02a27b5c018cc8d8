import { DRIVER_VERBS } from './driver-verbs';
import { weighVerbs } from './weigh-verbs';

weighVerbs(DRIVER_VERBS);
