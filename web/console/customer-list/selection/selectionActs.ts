import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { app, call, callForFile } from '#web/client/api.ts'
import { saveFile } from '#web/client/saveFile.ts'
import { askedFor, type Narrowing } from '../customersQuery.ts'

const selection = app['customer-selection']
type AtOnce = typeof import('#server/data/customer-record/selections/contract.ts').AT_ONCE
// Written out, because the contract itself would bring its schemas. The types keep both equal.
const AT_ONCE: AtOnce = { tag: 500, erase: 25 }

export type Outcome = { done: number; gone: number; error?: Error }

/** Ids of all customers who match the filters now. */
export const findAll = (narrowing: Narrowing) => call(selection.$get({ query: askedFor(narrowing) }))

export const tagMany = (name: string) => ({
  size: AT_ONCE.tag,
  act: (ids: string[]) => call(selection.tag.$post({ json: { ids, name } })),
})
export const untagMany = (tag_id: string) => ({
  size: AT_ONCE.tag,
  act: (ids: string[]) => call(selection.untag.$post({ json: { ids, tag_id } })),
})
export const eraseMany = (confirmation: string) => ({
  size: AT_ONCE.erase,
  act: (ids: string[]) => call(selection.erase.$post({ json: { ids, confirmation } })),
})

export async function exportMany(ids: string[]): Promise<void> {
  saveFile(await callForFile(selection.download.$post({ json: { ids } })), 'customers.csv')
}

type Batches = { size: number; act: (ids: string[]) => Promise<Outcome> }

/**
 * Runs an action on many customers, batch after batch, and reports progress. After a failure the finished batches stay
 * done.
 */
export function useBatches() {
  const client = useQueryClient()
  const [progress, setProgress] = useState<number>()
  const run = async (ids: string[], { size, act }: Batches): Promise<Outcome> => {
    const sum: Outcome = { done: 0, gone: 0 }
    try {
      for (let start = 0; start < ids.length; start += size) {
        setProgress(start)
        const { done, gone } = await act(ids.slice(start, start + size))
        sum.done += done
        sum.gone += gone
      }
    } catch (error) {
      sum.error = error as Error
    }
    setProgress(undefined)
    for (const key of ['customers', 'tags', 'dashboard', 'till'])
      void client.invalidateQueries({ queryKey: [key] })
    return sum
  }
  return { progress, run }
}
