import type { TenantView } from '#server/admin/contract.ts'
import { useLookInto } from '#web/console/session/enterAndLeave.ts'
import { ReasonSection } from '../reasons/ReasonSection.tsx'
import { tenantTexts } from './texts.ts'

const words = { ...tenantTexts.looking, act: tenantTexts.looking.open, acting: tenantTexts.looking.opening }

type LookIntoProps = { tenant: TenantView; onAsking: (isAsking: boolean) => void }

/** Opens a company's console for reading. It asks for a reason, and the server for a proof of identity. */
export const LookInto = ({ tenant, onAsking }: LookIntoProps) => (
  <ReasonSection words={words} save={useLookInto(tenant.business_id)} onAsking={onAsking} />
)
