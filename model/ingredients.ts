/** Ingredients that something may be marked with; what each says stands in `contributing/look.md`. */
export const INGREDIENTS = ['bun', 'lettuce', 'tomato', 'onion', 'cheddar'] as const;

export type Ingredient = (typeof INGREDIENTS)[number];

/** Colours of the layers between the buns, from the top; dark text on each has a contrast of 7:1. */
export const LAYER_COLOURS = ['#8bd67a', '#ffd166', '#ff9082', '#b7cf5a', '#d3b4ff'] as const;
