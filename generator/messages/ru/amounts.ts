import { amounts } from '../amounts.ts';

export const { number, tenths, percent, size, counted } = amounts('ru', ['байт', 'КБ', 'МБ', 'ГБ', 'ТБ']);
