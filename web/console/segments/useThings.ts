import { useQuery } from '@tanstack/react-query'
import { tagsQuery } from '../customers/tags/tagsQuery.ts'
import { programsQuery } from '../programs/programsQuery.ts'
import { nameOf } from '../qr-codes/drawQrCode.ts'
import { qrCodesQuery } from '../qr-codes/qrCodesQuery.ts'

export type Things = { id: string; name: string }[]

/** Things that a rule can name: the business's programs, tags and QR codes; undefined until they are loaded. */
export function useThings(): Record<'program' | 'tag' | 'qr_code', Things | undefined> {
  const programs = useQuery(programsQuery).data?.data
  const tags = useQuery(tagsQuery).data
  const qrCodes = useQuery(qrCodesQuery).data
  return {
    program: programs,
    tag: tags,
    qr_code: qrCodes?.map((code) => ({ id: code.id, name: nameOf(code) })),
  }
}

/** The names of these things by their ids. */
export function useNames(): ReadonlyMap<string, string> {
  const things = useThings()
  return new Map(
    Object.values(things).flatMap((kind) => (kind ?? []).map(({ id, name }) => [id, name] as const)),
  )
}
