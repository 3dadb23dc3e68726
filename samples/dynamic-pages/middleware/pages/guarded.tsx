import { membersOnly } from '../guard';

export default membersOnly(() => new Response('the page\n'));
