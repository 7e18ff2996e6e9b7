/** How long an access token lets in at most; its session is asked for at every call all the same. */
export const ACCESS_SECONDS = 15 * 60
/** How long one key signs. */
export const KEY_DAYS = 30
