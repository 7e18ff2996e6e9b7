/**
 * The release of this source (semver.org), as the log, the commands and the account page show it. It repeats the
 * version of package.json, because pages that imported package.json would carry all of it. A law keeps the two equal.
 */
export const version = '1.0.0'
