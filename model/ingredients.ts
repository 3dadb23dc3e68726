/** Marks of tags and docs; `contributing/look.md` has their meanings. */
export const INGREDIENTS = ['bun', 'lettuce', 'tomato', 'onion', 'cheddar'] as const;

export type Ingredient = (typeof INGREDIENTS)[number];

/** Layers between the buns, from the top; dark text on each has a contrast of 7:1. */
export const LAYER_COLOURS = ['#8bd67a', '#ffd166', '#ff9082', '#b7cf5a', '#d3b4ff'] as const;
