/** Formats an amount of cents. */
export const euros = (cents: number) => `${(cents / 100).toFixed(2)} EUR`;
