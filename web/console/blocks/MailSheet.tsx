import type { CSSProperties, ReactNode } from 'react'
import { contrast } from '#web/ui/theme/contrast.ts'
import type { Brand } from './BuilderContext.ts'
import { texts } from './texts.ts'

const FALLBACK = '#c2410c'
const WHITE = '#ffffff'
const DARK = '#1c1917'

/**
 * The paper of a mail, as its layout draws it: the business's colour at the top, its name and the unsubscribe link at
 * the bottom.
 */
export function MailSheet({ brand, children }: { brand: Brand; children: ReactNode }) {
  const color = /^#[0-9a-f]{6}$/i.test(brand.color) ? brand.color : FALLBACK
  const ink = contrast(color, WHITE) >= contrast(color, DARK) ? WHITE : DARK
  return (
    <div
      style={{ '--brand': color, '--brand-ink': ink } as CSSProperties}
      className="rounded-lg bg-[light-dark(#f6f3ef,#1c1917)] p-2 font-[-apple-system,'Segoe_UI',Roboto,Helvetica,Arial,sans-serif] sm:p-4"
    >
      <div className="@container mx-auto max-w-[35rem] rounded-[1rem] bg-[light-dark(#fff,#292524)] text-[1rem] text-[light-dark(#292524,#f5f5f4)] leading-relaxed">
        <p
          dir="auto"
          className="wrap-anywhere flex items-center gap-3 rounded-t-[1rem] bg-(--brand) px-5 py-5 font-semibold text-(--brand-ink) text-[1.375rem] leading-snug @md:px-8"
        >
          {brand.logoUrl && (
            <img src={brand.logoUrl} alt="" className="size-11 shrink-0 rounded-full object-cover" />
          )}
          {brand.name}
        </p>
        <div className="px-3 pt-2 pb-4 @md:px-8">{children}</div>
      </div>
      <p className="mx-auto max-w-[35rem] px-3 pt-3 pb-1 text-center text-[0.8125rem] text-[light-dark(#57534e,#a8a29e)]">
        {texts.always}
      </p>
    </div>
  )
}
