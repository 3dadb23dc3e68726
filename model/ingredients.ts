/** Ingredients that something may be marked with; what each says stands in `contributing/look.md`. */
export const INGREDIENTS = ['bun', 'lettuce', 'tomato', 'onion', 'cheddar'] as const;

export type Ingredient = (typeof INGREDIENTS)[number];
