import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { DateOrder, ImportView, PreviewView } from '#server/data/imports/contract.ts'
import { app, call } from '#web/client/api.ts'

const POLL_MS = 1000

/** The business's imports; read again each second while one is running. */
export const importsQuery = queryOptions({
  queryKey: ['imports'],
  queryFn: async () => (await call(app.imports.$get({ query: {} }))).data,
  refetchInterval: (query) =>
    query.state.data?.some(({ status }) => status === 'importing') ? POLL_MS : false,
})

/** One import with its first failed rows. */
export const importQuery = (id: string) =>
  queryOptions({
    queryKey: ['imports', id],
    queryFn: () => call(app.imports[':id'].$get({ param: { id } })),
    refetchInterval: (query) => (query.state.data?.status === 'importing' ? POLL_MS : false),
  })

export const failedRowsPath = (id: string): string => `/api/app/imports/${id}/failed_imports.csv`

/** A file that the server has accepted, and its first rows. */
export type Uploaded = ImportView & { preview: PreviewView }

export const useUpload = () =>
  useMutation({
    mutationFn: (file: File) =>
      call(app.imports.$post({ query: { name: file.name } }, { init: { body: file } })),
  })

export type Checking = {
  id: string
  mapping: (string | null)[]
  add_known_emails: boolean
  date_order?: DateOrder
  leave_out_wrong: boolean
}

export const useCheck = () =>
  useMutation({
    mutationFn: ({ id, ...json }: Checking) => call(app.imports[':id'].check.$post({ param: { id }, json })),
  })

export type Starting = { id: string; attests_sms: boolean; attests_email: boolean }

export function useStart() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...json }: Starting) => call(app.imports[':id'].start.$post({ param: { id }, json })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: importsQuery.queryKey }),
  })
}
