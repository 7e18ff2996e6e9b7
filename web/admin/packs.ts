import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { AdminPack, PackEdits } from '#server/surfaces/platform-config/packsContract.ts'
import { app, call } from '#web/client/api.ts'
import { differing } from '#web/console/forms/keepTyped.ts'
import { readMoney } from '#web/console/page/typedMoney.ts'
import { configTexts } from './configTexts.ts'
import type { Reading } from './EditCard.tsx'

const words = configTexts.packs
const CENTS = 2

export const packsQuery = queryOptions({
  queryKey: ['admin', 'credit-packs'],
  queryFn: async () => (await call(app.admin['credit-packs'].$get({ query: {} }))).data,
  // A form keeps the version that it was opened with.
  refetchOnWindowFocus: false,
})

/** Saves the edited fields of a pack, and returns the pack. */
export function useEditPack(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ edits, version }: { edits: PackEdits; version: number }) =>
      call(app.admin['credit-packs'][':id'].$patch({ param: { id }, json: { ...edits, version } })),
    onSuccess: (saved) =>
      client.setQueryData(packsQuery.queryKey, (packs) =>
        packs?.map((pack) => (pack.id === saved.id ? saved : pack)),
      ),
  })
}

/** A pack as its form has it. */
export type TypedPack = { credits: string; amount: string }

export const typePack = ({ credits, amount }: AdminPack): TypedPack => ({
  credits: String(credits),
  amount: (amount / 10 ** CENTS).toFixed(CENTS),
})

export function readPackEdits(opened: TypedPack, typed: TypedPack): Reading<PackEdits> {
  const edits: PackEdits = {}
  const wrong: Record<string, string> = {}
  for (const name of differing(opened, typed)) {
    const text = typed[name].trim()
    const value =
      name === 'amount' ? readMoney(text, CENTS) : /^\d{1,7}$/.test(text) ? Number(text) : undefined
    if (value === undefined) wrong[name] = words.wrong[name]
    else edits[name] = value
  }
  return { edits, wrong }
}
