import { RENTAL_VERBS } from './rental-verbs';
import { weighVerbs } from './weigh-verbs';

weighVerbs(RENTAL_VERBS);
