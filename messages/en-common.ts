import action from './en/action.json';
import app from './en/app.json';
import common from './en/common.json';
import errors from './en/errors.json';
import lists from './en/lists.json';
import nav from './en/nav.json';
import status from './en/status.json';

export const commonTexts = { action, app, common, errors, lists, nav, status };
