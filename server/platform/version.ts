import packageJson from '../../package.json' with { type: 'json' }

/** The release that this is, as the log, the commands and the account page tell it (semver.org). */
export const version: string = packageJson.version
