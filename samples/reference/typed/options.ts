import { type ServerOptions, setDir } from 'burger-api';
import { closedAtNight } from './closed';

export const options: ServerOptions = {
  apiDir: setDir(import.meta.dir, 'api'),
  globalMiddleware: [closedAtNight],
};
