import action from './ht/action.json';
import app from './ht/app.json';
import common from './ht/common.json';
import errors from './ht/errors.json';
import lists from './ht/lists.json';
import nav from './ht/nav.json';
import status from './ht/status.json';

export const commonTexts = { action, app, common, errors, lists, nav, status };
