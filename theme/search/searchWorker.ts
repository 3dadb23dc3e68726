/** Off the main thread, so that typing never blocks. */
import { serveSearch } from './ranking/serve.ts';

const receive = serveSearch((message) => postMessage(message));

addEventListener('message', ({ data }) => receive(data));
