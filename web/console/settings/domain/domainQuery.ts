import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { DomainView } from '#server/console/settings/domain/contract.ts'
import { app, call } from '#web/client/api.ts'

export type Domain = NonNullable<DomainView['claim']>

export const domainQuery = queryOptions({
  queryKey: ['custom-domain'],
  queryFn: () => call(app.settings.domain.$get()),
})

/** Keeps the new domain, and reads QR codes anew, because they show where they lead. */
function useKeepDomain() {
  const client = useQueryClient()
  return (domain: DomainView) => {
    client.setQueryData(domainQuery.queryKey, domain)
    return client.invalidateQueries({ queryKey: ['qr-codes'] })
  }
}

export function useAddDomain() {
  const onSuccess = useKeepDomain()
  return useMutation({
    mutationFn: (host: string) => call(app.settings.domain.$put({ json: { host } })),
    onSuccess,
  })
}

export function useCheckDomain() {
  const onSuccess = useKeepDomain()
  return useMutation({ mutationFn: () => call(app.settings.domain.check.$post()), onSuccess })
}

export function useRemoveDomain() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(app.settings.domain.$delete()),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: domainQuery.queryKey }),
        client.invalidateQueries({ queryKey: ['qr-codes'] }),
      ]),
  })
}
