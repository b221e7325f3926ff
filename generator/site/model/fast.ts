import type { FastingEntry } from '../../../schemas/types.ts';
import { capital } from './dates.ts';

/** What an allowance permits, and the name of its sign. */
export type Food = 'no_meat' | 'fish' | 'caviar' | 'oil' | 'no_oil' | 'dry' | 'none';
/** The mark of a fast or of a week without fasting. */
export type FastMark = Food | 'free';
export type Dish = 'meat' | 'dairy' | 'fish' | 'caviar' | 'oil' | 'hot';

/** The wordings of the allowances, which are part of the contract. */
const FOODS: Readonly<Record<NonNullable<FastingEntry['allowedFood']>, Food>> = {
  'Пища без мяса': 'no_meat',
  'meat-free food': 'no_meat',
  'Рыба, горяч. пища с раст. маслом': 'fish',
  'fish, hot food with vegetable oil': 'fish',
  'разрешается икра': 'caviar',
  caviar: 'caviar',
  'Горяч. пища с раст. маслом': 'oil',
  'hot food with vegetable oil': 'oil',
  'Горяч. пища без раст. масла': 'no_oil',
  'hot food without vegetable oil': 'no_oil',
  'Сухоядение. Холод. пища без раст. масла, неподогретое питьё': 'dry',
  'cold food without vegetable oil, unheated drink': 'dry',
  'Воздержание от пищи': 'none',
  'abstinence from food': 'none',
};

const USUAL = ['meat', 'dairy', 'fish', 'oil', 'hot'] as const;

/** The dishes that each allowance permits. */
const DISHES: Readonly<Record<Food, readonly Dish[]>> = {
  no_meat: ['dairy', 'fish', 'oil', 'hot'],
  fish: ['fish', 'oil', 'hot'],
  caviar: ['caviar', 'oil', 'hot'],
  oil: ['oil', 'hot'],
  no_oil: ['hot'],
  dry: [],
  none: [],
};

/** The mark of a fast: its allowance, a week without fasting, or none. */
export function fastMark({ type, allowedFood }: FastingEntry): FastMark | null {
  if (allowedFood) return FOODS[allowedFood];
  return type === 'FAST_FREE' ? 'free' : null;
}

/** What is allowed, as pages print it: they have no ё, which the contract has. */
export function foodText({ allowedFood }: FastingEntry): string {
  return capital(allowedFood?.replaceAll('ё', 'е') ?? '');
}

/** Each dish and whether it is allowed; empty if a fast does not name its allowance. */
export function dishes({ type, allowedFood }: FastingEntry): readonly (readonly [dish: Dish, isAllowed: boolean])[] {
  if (!allowedFood) return type === 'FAST' ? [] : USUAL.map((dish) => [dish, true]);
  const food = FOODS[allowedFood];
  const all: readonly Dish[] = food === 'caviar' ? ['meat', 'dairy', 'fish', 'caviar', 'oil', 'hot'] : USUAL;
  return all.map((dish) => [dish, DISHES[food].includes(dish)]);
}
