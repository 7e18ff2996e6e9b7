import type { TenantView } from '#server/admin/contract.ts'
import { useToast } from '#web/ui/notices/Toast.tsx'
import { ReasonSection } from '../reasons/ReasonSection.tsx'
import { useAllowTexts } from './tenantQueries.ts'
import { tenantTexts } from './texts.ts'

const words = {
  ...tenantTexts.allow,
  ask: tenantTexts.allow.allow,
  act: tenantTexts.allow.allow,
  acting: tenantTexts.allow.allowing,
}

/** Gives a company its plan's texts before it has paid; asks for a reason. */
export function AllowTexts({ tenant, onDone }: { tenant: TenantView; onDone: () => void }) {
  const save = useAllowTexts(tenant.business_id)
  const { show } = useToast()
  const done = () => {
    show({ tone: 'success', title: words.done(tenant.company_name) })
    onDone()
  }
  return <ReasonSection words={words} save={save} onDone={done} />
}
