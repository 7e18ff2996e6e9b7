import { useKept } from '../session/kept.ts'

/** The name of whoever works at a till that opened without the server. It is a claim until somebody signs in. */
export const useWorker = () => useKept<string>('worker')
