import { answer } from '../../../../answer.ts';

export const GET = answer(import.meta);
