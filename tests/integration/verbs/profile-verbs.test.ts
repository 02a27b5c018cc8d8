import { PROFILE_VERBS } from './profile-verbs';
import { weighVerbs } from './weigh-verbs';

weighVerbs(PROFILE_VERBS);
