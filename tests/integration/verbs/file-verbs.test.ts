import { FILE_VERBS } from './file-verbs';
import { weighVerbs } from './weigh-verbs';

weighVerbs(FILE_VERBS);
