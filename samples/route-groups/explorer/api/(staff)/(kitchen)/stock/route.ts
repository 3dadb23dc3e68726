import { answer } from '../../../../answer.ts';

export const GET = answer(import.meta);
export const PUT = answer(import.meta);
