import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { BrandingInput, BrandingView } from '#server/console/settings/domain/contract.ts'
import { app, call } from '#web/client/api.ts'
import { newerRow } from '#web/client/newerRow.ts'

export const brandingQuery = queryOptions({
  queryKey: ['branding'],
  queryFn: () => call(app.settings.branding.$get()),
})

/** Saves the branding. If somebody else saved first, the next press overwrites their state. */
export function useSaveBranding() {
  const client = useQueryClient()
  const keep = (saved: BrandingView) => client.setQueryData(brandingQuery.queryKey, saved)
  return useMutation({
    mutationFn: (json: BrandingInput & { version: number }) => call(app.settings.branding.$put({ json })),
    onSuccess: keep,
    onError: (error) => {
      const newer = newerRow<BrandingView>(error, 'branding')
      if (newer) keep(newer)
    },
  })
}
