import { INVOICE_VERBS } from './invoice-verbs';
import { weighVerbs } from './weigh-verbs';

weighVerbs(INVOICE_VERBS);
