/**
 * The release that this is (semver.org), as the log, the commands and the account page tell it. It stands here a second
 * time, because pages that imported package.json would carry all of it; a law holds the two together.
 */
export const version = '0.1.0'
