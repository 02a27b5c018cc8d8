import { readMessages } from './read-messages';

export default readMessages('ht');
