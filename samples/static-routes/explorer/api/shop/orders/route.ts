import { answer } from '../../../answer.ts';

export const POST = answer(import.meta);
