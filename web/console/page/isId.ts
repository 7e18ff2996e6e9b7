const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** True if a value in an address can be an id. If not, no request is needed. */
export const isId = (value: unknown): value is string => typeof value === 'string' && uuid.test(value)
