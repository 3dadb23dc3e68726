import { completeDocument } from '../document';

export default async () => Response.json(await completeDocument());
