import { staffOnly } from '../../../staff';

export const middleware = staffOnly;

export const GET = () => Response.json(['Ada', 'Grace']);
