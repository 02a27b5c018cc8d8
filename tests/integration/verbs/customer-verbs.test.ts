import { CUSTOMER_VERBS } from './customer-verbs';
import { weighVerbs } from './weigh-verbs';

weighVerbs(CUSTOMER_VERBS);
