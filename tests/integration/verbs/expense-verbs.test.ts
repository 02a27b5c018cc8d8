import { EXPENSE_VERBS } from './expense-verbs';
import { weighVerbs } from './weigh-verbs';

weighVerbs(EXPENSE_VERBS);
