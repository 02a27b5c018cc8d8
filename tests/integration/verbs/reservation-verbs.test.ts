import { RESERVATION_VERBS } from './reservation-verbs';
import { weighVerbs } from './weigh-verbs';

weighVerbs(RESERVATION_VERBS);
