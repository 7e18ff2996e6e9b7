import type { TenantView } from '#server/admin/contract.ts'
import { useToast } from '#web/ui/Toast.tsx'
import { useAllowTexts } from './adminQueries.ts'
import { ReasonSection } from './ReasonSection.tsx'
import { texts } from './texts.ts'

const words = { ...texts.allow, ask: texts.allow.allow, act: texts.allow.allow, acting: texts.allow.allowing }

/** Gives a company its plan's texts before it has paid, for a reason. */
export function AllowTexts({ tenant, onDone }: { tenant: TenantView; onDone: () => void }) {
  const save = useAllowTexts(tenant.business_id)
  const { show } = useToast()
  const done = () => {
    show({ tone: 'success', title: words.done(tenant.company_name) })
    onDone()
  }
  return <ReasonSection words={words} save={save} onDone={done} />
}
