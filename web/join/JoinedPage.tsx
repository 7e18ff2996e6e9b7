import { MessageSquareText, Store } from 'lucide-react'
import type { JoinProgram, JoinShop } from '#server/surfaces/join/contract.ts'
import { NextStep } from './NextStep.tsx'
import { byAppeal, ShopCard } from './ShopCard.tsx'
import { ShopPage } from './ShopPage.tsx'
import { texts } from './texts.ts'

type JoinedPageProps = {
  shop: JoinShop
  programs: JoinProgram[]
  /** Whether a link to the card was texted. */
  texted: boolean
}

/** The same for everybody, whether the shop knew them or not. */
export function JoinedPage({ shop, programs, texted }: JoinedPageProps) {
  const [first, ...others] = byAppeal(programs)
  return (
    <ShopPage shop={shop}>
      <h1 className="display mb-5 text-2xl">{texts.joinedTitle}</h1>
      <ShopCard shop={shop} program={first} />
      <ol className="my-6 flex flex-col gap-3">
        <NextStep icon={<Store aria-hidden />} title={texts.joinedTill}>
          {texts.joinedTillMore}
        </NextStep>
        {texted && (
          <NextStep icon={<MessageSquareText aria-hidden />} title={texts.joinedText}>
            {texts.joinedTextMore}
          </NextStep>
        )}
      </ol>
      <div className="flex flex-col gap-4">
        {others.map((program) => (
          <ShopCard key={program.name} shop={shop} program={program} />
        ))}
      </div>
    </ShopPage>
  )
}
