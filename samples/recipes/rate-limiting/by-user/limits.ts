import { ownerOf } from './api-key';
import { rateLimit } from './rate-limit';

/** One count for all routes that use it. */
export const perOwner = rateLimit(2, 60, ownerOf);
