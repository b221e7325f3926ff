import type { FastingEntry } from '../../../schemas/types.ts';

/** What an allowance lets stand on the table, and the sign for it. */
export type Food = 'no_meat' | 'fish' | 'caviar' | 'oil' | 'no_oil' | 'dry' | 'none';
/** The mark of a fast, and of a week without fasting. */
export type FastMark = Food | 'free';
export type Dish = 'meat' | 'dairy' | 'fish' | 'caviar' | 'oil' | 'hot';

/** The wordings of the allowances, which are a part of the contract. */
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

/** What is allowed under each allowance. */
const DISHES: Readonly<Record<Food, readonly Dish[]>> = {
  no_meat: ['dairy', 'fish', 'oil', 'hot'],
  fish: ['fish', 'oil', 'hot'],
  caviar: ['caviar', 'oil', 'hot'],
  oil: ['oil', 'hot'],
  no_oil: ['hot'],
  dry: [],
  none: [],
};

/** How a fast is marked: by its allowance, as a week without fasting, or not at all. */
export function fastMark({ type, allowedFood }: FastingEntry): FastMark | null {
  if (allowedFood) return FOODS[allowedFood];
  return type === 'FAST_FREE' ? 'free' : null;
}

/** Each dish and whether it is allowed; none where a fast does not say what is. */
export function dishes({ type, allowedFood }: FastingEntry): readonly (readonly [dish: Dish, isAllowed: boolean])[] {
  if (!allowedFood) return type === 'FAST' ? [] : USUAL.map((dish) => [dish, true]);
  const food = FOODS[allowedFood];
  const all: readonly Dish[] = food === 'caviar' ? ['meat', 'dairy', 'fish', 'caviar', 'oil', 'hot'] : USUAL;
  return all.map((dish) => [dish, DISHES[food].includes(dish)]);
}
