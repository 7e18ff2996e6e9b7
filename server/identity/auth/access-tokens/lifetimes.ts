/** The longest validity of an access token; its session is checked at every call anyway. */
export const ACCESS_SECONDS = 15 * 60
/** Days for which one key signs. */
export const KEY_DAYS = 30
