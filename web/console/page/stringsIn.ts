/** The values in an address, for a screen that checks them itself. */
export const stringsIn = (search: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(search).filter((one): one is [string, string] => typeof one[1] === 'string'),
  )
