/** Fewer recipients than this have no holdout: it would tell nothing. */
export const LEAST_FOR_HOLDOUT = 200
