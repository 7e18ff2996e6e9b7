import type { PortalBusiness } from '#server/portal/card/contract.ts'
import { Overlay } from '../Overlay.tsx'
import { texts } from '../texts.ts'

const t = texts.contact

/** The business's contact details, if known. */
export function ContactOverlay({
  business,
  onClose,
}: {
  business: PortalBusiness | null
  onClose: () => void
}) {
  return (
    <Overlay title={business?.company_name ?? t.title} onClose={onClose}>
      {business && isReachable(business) && <Ways business={business} />}
      <p className="text-muted">{t.ask}</p>
    </Overlay>
  )
}

type Details = Pick<PortalBusiness, 'contact_phone' | 'contact_phone_text' | 'contact_email' | 'address'>

const isReachable = ({ contact_phone, contact_email, address }: Details) =>
  Boolean(contact_phone || contact_email || address)

/** A business's contact details; without any, the advice to ask at the counter. */
export const WaysOrCounter = ({ business }: { business: Details }) =>
  isReachable(business) ? <Ways business={business} /> : <p className="text-muted">{t.ask}</p>

/** A business's phone, mail and address, each one tap away. */
function Ways({
  business: { contact_phone, contact_phone_text, contact_email, address },
}: {
  business: Details
}) {
  return (
    <dl className="mb-4 grid grid-cols-[auto_1fr] items-baseline gap-x-4">
      {contact_phone && (
        <Way name={t.call} href={`tel:${contact_phone}`}>
          {contact_phone_text!}
        </Way>
      )}
      {contact_email && (
        <Way name={t.write} href={`mailto:${contact_email}`}>
          {contact_email}
        </Way>
      )}
      {address && <Way name={t.visit}>{address}</Way>}
    </dl>
  )
}

function Way({ name, href, children }: { name: string; href?: string; children: string }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd dir="auto" className="wrap-anywhere">
        {href ? (
          <a
            href={href}
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            <bdi>{children}</bdi>
          </a>
        ) : (
          <span className="inline-flex min-h-11 items-center whitespace-pre-line">{children}</span>
        )}
      </dd>
    </>
  )
}
