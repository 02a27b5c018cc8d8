import { IMPORT_VERBS } from './import-verbs';
import { weighVerbs } from './weigh-verbs';

weighVerbs(IMPORT_VERBS);
