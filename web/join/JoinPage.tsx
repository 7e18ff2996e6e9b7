import type { JoinForm as Form } from '#server/surfaces/join/contract.ts'
import { JoinForm } from './JoinForm.tsx'
import { byAppeal, ShopCard } from './ShopCard.tsx'
import { ShopPage } from './ShopPage.tsx'
import { texts } from './texts.ts'

/** The shop's card, and under it the form. */
export function JoinPage({ form }: { form: Form }) {
  const { shop } = form
  const [first, ...others] = byAppeal(form.programs)
  return (
    <ShopPage shop={shop}>
      <ShopCard shop={shop} program={first} />
      <h1 className="display mt-5 text-xl wrap-anywhere">{texts.joinTitle(shop.name)}</h1>
      <p className="mt-1 text-muted">{texts.joinLead}</p>
      {others.length > 0 && (
        <p className="mt-1 text-muted text-sm wrap-anywhere">
          {texts.alsoHere(others.map(({ name }) => name).join(' · '))}
        </p>
      )}
      <JoinForm form={form} />
    </ShopPage>
  )
}
