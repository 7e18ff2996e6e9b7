import { useQuery } from '@tanstack/react-query'
import { sessionQuery } from '#web/console/session/session.ts'

/** False where the installation sends no texts. */
export const useCanText = (): boolean => useQuery(sessionQuery).data?.can_text ?? true
