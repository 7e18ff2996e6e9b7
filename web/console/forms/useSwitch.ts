import type { UseMutationResult } from '@tanstack/react-query'
import { useReport } from '#web/ui/notices/useReport.ts'

type Saving = Pick<UseMutationResult<unknown, Error, boolean>, 'mutate' | 'isPending' | 'variables'>
type Words = { on: string; off: string; failed: string }

/** Props of a Switch that is saved at once: until the answer it shows the wanted state, then it reports the outcome. */
export function useSwitch({ mutate, isPending, variables }: Saving, saved: boolean, words: Words) {
  const report = useReport()
  return {
    checked: (isPending ? variables : undefined) ?? saved,
    onChange: (on: boolean) => {
      if (!isPending) mutate(on, report({ done: on ? words.on : words.off, failed: words.failed }))
    },
  }
}
