import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ProgramView } from '#server/loyalty/programs/contract.ts'
import { call, v1 } from '#web/client/api.ts'
import { useToast } from '#web/ui/notices/Toast.tsx'
import { programsQuery, useRefreshPrograms } from './programsQuery.ts'
import { texts } from './texts.ts'

/** Archives or restores a program, with a message. */
export function useArchive({ id, name }: ProgramView) {
  const refresh = useRefreshPrograms()
  const { show } = useToast()
  return useMutation({
    mutationFn: (to: 'archive' | 'restore') => call(v1.programs[':id'][to].$post({ param: { id } })),
    onSuccess: async (_program, to) => {
      await refresh()
      show(
        to === 'archive'
          ? { tone: 'success', title: texts.archivedDone(name), description: texts.archivedText }
          : { tone: 'success', title: texts.restoredDone(name), description: texts.restoredText },
      )
    },
    onError: (error, to) => {
      const title = (to === 'archive' ? texts.archiveFailed : texts.restoreFailed)(name)
      show({ title, description: error.message, tone: 'danger' })
    },
  })
}

const TOGGLE = ['program-status']

/** Pauses or activates a program. The change is shown at once, and reverted with a message if the server refuses. */
export function useToggle({ id, name }: ProgramView) {
  const client = useQueryClient()
  const refresh = useRefreshPrograms()
  const { show } = useToast()
  const setStatus = (status: ProgramView['status']) =>
    client.setQueryData(
      programsQuery.queryKey,
      (list) =>
        list && {
          ...list,
          data: list.data.map((program) => (program.id === id ? { ...program, status } : program)),
        },
    )
  return useMutation({
    mutationKey: TOGGLE,
    // Several changes of one program are sent in their order.
    scope: { id: `program-status-${id}` },
    mutationFn: (to: ProgramView['status']) => {
      const { pause, activate } = v1.programs[':id']
      return call((to === 'paused' ? pause : activate).$post({ param: { id } }))
    },
    onMutate: async (to) => {
      await client.cancelQueries(programsQuery)
      setStatus(to)
    },
    onError: (error, to) => {
      setStatus(to === 'paused' ? 'active' : 'paused')
      const title = texts.toggleFailed[to === 'paused' ? 'pause' : 'activate'](name)
      show({ title, description: error.message, tone: 'danger' })
    },
    onSettled: () => (client.isMutating({ mutationKey: TOGGLE }) === 1 ? refresh() : undefined),
  })
}
