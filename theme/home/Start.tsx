import { part } from './part.tsx';

export const Start = part('Start-start');

export const Columns = part('Start-columns');

export const Column = part('Start-column');

export const Way = part('Start-way');
