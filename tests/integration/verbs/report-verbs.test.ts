import { REPORT_VERBS } from './report-verbs';
import { weighVerbs } from './weigh-verbs';

weighVerbs(REPORT_VERBS);
