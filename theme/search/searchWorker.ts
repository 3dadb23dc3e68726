/** The search, beside the page: looking for words never holds up typing. */
import { serveSearch } from './ranking/serve.ts';

const receive = serveSearch((message) => postMessage(message));

addEventListener('message', ({ data }) => receive(data));
