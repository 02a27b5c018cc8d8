import { PAPER_LINK_VERBS } from './paper-link-verbs';
import { weighVerbs } from './weigh-verbs';

weighVerbs(PAPER_LINK_VERBS);
