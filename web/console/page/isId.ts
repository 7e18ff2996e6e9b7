const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Whether a value of an address can be an id: if not, no request is needed. */
export const isId = (value: unknown): value is string => typeof value === 'string' && uuid.test(value)
