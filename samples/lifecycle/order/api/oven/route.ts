import { layer } from '../../layer';

export const middleware = [layer('route', 'timer')];

export function GET(): Response {
  console.log('  handler');
  throw new Error('The oven is cold');
}
