import { FEED_VERBS } from './feed-verbs';
import { weighVerbs } from './weigh-verbs';

weighVerbs(FEED_VERBS);
