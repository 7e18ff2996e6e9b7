import type { TenantView } from '#server/admin/contract.ts'
import { useLookInto } from '#web/console/session/enterAndLeave.ts'
import { ReasonSection } from '../reasons/ReasonSection.tsx'
import { tenantTexts } from './texts.ts'

const words = { ...tenantTexts.looking, act: tenantTexts.looking.open, acting: tenantTexts.looking.opening }

type LookIntoProps = { tenant: TenantView; onAsking: (isAsking: boolean) => void }

/** Opens the console of a company to be read, for a reason; the server asks again who it is. */
export const LookInto = ({ tenant, onAsking }: LookIntoProps) => (
  <ReasonSection words={words} save={useLookInto(tenant.business_id)} onAsking={onAsking} />
)
