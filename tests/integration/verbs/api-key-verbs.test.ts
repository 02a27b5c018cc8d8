import { API_KEY_VERBS } from './api-key-verbs';
import { weighVerbs } from './weigh-verbs';

weighVerbs(API_KEY_VERBS);
