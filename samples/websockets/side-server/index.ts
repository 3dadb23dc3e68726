import { Burger, setDir } from 'burger-api';
import { startSockets } from './sockets';

const app = new Burger({ apiDir: setDir(import.meta.dir, 'api') });

await app.serve(Number(process.env.PORT ?? 4000));
startSockets(Number(process.env.SOCKET_PORT ?? 4001));
