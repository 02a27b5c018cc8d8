import { readMessages } from './read-messages';

export default readMessages('fr');
