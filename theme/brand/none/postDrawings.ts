import type { ComponentType } from 'react';

/** Drawings that posts may name, by their names: a site without any. */
export const POST_DRAWINGS: Readonly<Record<string, ComponentType>> = {};
