/** No drawings of posts, for a site without a brand. */
import type { ComponentType } from 'react';

export const POST_DRAWINGS: Readonly<Record<string, ComponentType>> = {};
