/** A name as SQL has it, quoted only where it must be. */
export const sqlName = (name: string): string =>
  /^[a-z_][a-z0-9_]*$/.test(name) ? name : `"${name.replaceAll('"', '""')}"`

/** The owner of the database, where no setting names one. */
export const USUAL_OWNER = 'regulars_owner'

/**
 * Makes a database that finds names in every script. template0 alone may have other letters than the server's own
 * databases.
 */
export const createDatabaseSql = (name: string, owner: string): string =>
  `  create database ${sqlName(name)} owner ${sqlName(owner)} template template0 encoding 'UTF8' lc_ctype 'C.UTF-8';`

/** Makes a login that owns nothing, or with `createrole` the one that owns the database. */
export const createLoginSql = (login: string, right: '' | 'createrole' = ''): string =>
  `  create role ${sqlName(login)} login${right && ` ${right}`} password '...';`

export const setPasswordSql = (login: string): string => `  alter role ${sqlName(login)} password '...';`
