import { requireKey } from '../../api-key';
import { perOwner } from '../../limits';

// In this order: only a verified owner is counted.
export const middleware = [requireKey, perOwner];

export const GET = () => Response.json([]);
export const POST = () => Response.json({ id: 1 }, { status: 201 });
