import type { JoinShop } from '#server/surfaces/join/contract.ts'
import { ShopPage } from './ShopPage.tsx'
import { texts } from './texts.ts'

/** The shop's own words, with its own line breaks. */
export function ShopPrivacyPage({ shop, notice }: { shop: JoinShop; notice: string }) {
  return (
    <ShopPage shop={shop}>
      <h1 className="display text-xl wrap-anywhere">{texts.privacyOf(shop.name)}</h1>
      <p dir="auto" className="mt-4 whitespace-pre-line wrap-anywhere">
        {notice}
      </p>
    </ShopPage>
  )
}
