import type { ComponentType } from 'react';

export const POST_DRAWINGS: Readonly<Record<string, ComponentType>> = {};
