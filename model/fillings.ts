/** Colours of the layers between the buns, from the top; dark words on each have a contrast of 7:1. */
export const FILLINGS = ['#8bd67a', '#ffd166', '#ff9082', '#b7cf5a', '#d3b4ff'] as const;
