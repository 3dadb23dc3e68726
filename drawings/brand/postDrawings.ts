import type { ComponentType } from 'react';
import { EarlyResponseDrawing } from './EarlyResponseDrawing.tsx';

/** Drawings that posts may name in their front matter, by their names. */
export const POST_DRAWINGS: Readonly<Record<string, ComponentType>> = {
  'early-response': EarlyResponseDrawing,
};
