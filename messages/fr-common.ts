import action from './fr/action.json';
import app from './fr/app.json';
import common from './fr/common.json';
import errors from './fr/errors.json';
import lists from './fr/lists.json';
import nav from './fr/nav.json';
import status from './fr/status.json';

export const commonTexts = { action, app, common, errors, lists, nav, status };
