const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Whether something in an address can be the id of anything: nothing else has to be asked for. */
export const isId = (value: unknown): value is string => typeof value === 'string' && uuid.test(value)
