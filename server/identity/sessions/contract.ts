/**
 * The business that a browser's tab shows. Another tab may have chosen another one since, or the membership may
 * have ended: then nothing is done in the wrong business, and the tab is told.
 */
export const BUSINESS_HEADER = 'regulars-business'
