/**
 * The database cannot be used as it is: it cannot be reached, its login or its letters are wrong, or it is of another
 * version. The message is for the operator, with the remedy.
 */
export class UnfitDatabase extends Error {}
