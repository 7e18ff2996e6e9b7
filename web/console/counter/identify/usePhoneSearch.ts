import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useLater } from '../../forms/useLater.ts'
import type { FoundCustomer } from '../seen.ts'
import { texts } from '../texts.ts'
import { tillSearchQuery } from './tillSearchQuery.ts'
import { usePhonePad } from './usePhonePad.ts'

/** Fewer keys match too many customers. */
const LEAST_KEYS = 4
/** The search starts after this pause, so that a fast typist causes no request between keys. */
const PAUSE_MS = 180

type Found = {
  open: (found: { customerId: string; phone?: string | undefined }) => void
  add: (phone: string) => void
}

/**
 * Searches customers by the keys of the pad. A complete number opens its owner at once, if no longer number is
 * possible. `find` decides without waiting: it opens the only match or adds a new number. `mustChoose` says that
 * several match.
 */
export function usePhoneSearch(keys: string, { open, add }: Found) {
  const { pad, load } = usePhonePad(keys)
  const client = useQueryClient()
  const settled = useLater(keys, PAUSE_MS)
  const asking = settled === keys && keys.length >= LEAST_KEYS
  const search = useQuery({ ...tillSearchQuery(settled), enabled: asking })
  const matches = asking ? (search.data ?? []) : []
  const owner = pad.isComplete(keys) ? ownerOf(matches, pad.read(keys)) : undefined
  const ownerId = owner?.id
  const openOwner = useEffectEvent(open)
  useEffect(() => {
    if (ownerId) openOwner({ customerId: ownerId })
  }, [ownerId])

  const find = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      if (keys.length < LEAST_KEYS) throw new Error(texts.pad.tooShort)
      const found = await client.fetchQuery({ ...tillSearchQuery(keys), staleTime: 0 })
      const { read, format } = await load()
      const e164 = read(keys)
      const customer = ownerOf(found, e164) ?? (found.length === 1 ? found[0] : undefined)
      if (customer) return open(picked(customer, e164))
      if (found.length > 1) return 'several' as const
      if (!e164) throw new Error(texts.pad.unreadable)
      add(format(keys))
    },
  })
  return {
    format: pad.format,
    matches,
    /** True for a complete number without a customer. */
    isNew: asking && search.data?.length === 0 && pad.isComplete(keys),
    error: find.error ?? (asking ? search.error : null),
    mustChoose: find.data === 'several',
    find,
    pick: (customer: FoundCustomer) => picked(customer, pad.read(keys)),
  }
}

/** Of a customer whom this device keeps, the number that was typed goes along: the server decides whose it is. */
const picked = ({ id, last_digits }: FoundCustomer, e164: string | undefined) => ({
  customerId: id,
  phone: last_digits === undefined ? undefined : e164,
})

const ownerOf = (customers: FoundCustomer[], e164: string | undefined): FoundCustomer | undefined =>
  e164 === undefined ? undefined : customers.find(({ phone }) => phone === e164)
