import { amounts } from '../amounts.ts';

export const { number, tenths, percent, size, counted } = amounts('en', ['bytes', 'kB', 'MB', 'GB', 'TB']);
