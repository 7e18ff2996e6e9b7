/** A campaign with fewer recipients than this has no holdout, as it would show nothing. */
export const LEAST_FOR_HOLDOUT = 200
