import { WEBHOOK_VERBS } from './webhook-verbs';
import { weighVerbs } from './weigh-verbs';

weighVerbs(WEBHOOK_VERBS);
