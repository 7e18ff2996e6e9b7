import { useKept } from '../session/kept.ts'

/** The whole number, E.164, that was typed for a customer without a connection. */
export type TypedPhone = { customerId: string; phone: string }

/** The number that goes up with the purchases of the customer on the screen. */
export const useTypedPhone = () => useKept<TypedPhone>('typed phone')
