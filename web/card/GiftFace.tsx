import { CardFrame, cardText } from './CardFrame.tsx'
import { paper } from './colour.ts'
import type { FaceProps } from './face.ts'
import type { FreeItemConfig } from './program.ts'
import { texts } from './texts.ts'

/** The card as a gift: a ribbon around it, with a bead for each purchase. */
export function GiftFace({ frame, config, progress, justAdded = 0 }: FaceProps<FreeItemConfig>) {
  const { itemName } = config
  const requiredPurchases = Math.max(1, config.requiredPurchases || 0)
  const done = Math.min(progress?.purchases ?? 0, requiredPurchases)
  return (
    <CardFrame
      {...frame}
      headerRoom="pe-[23cqi]"
      art={
        <Ribbon
          required={requiredPurchases}
          done={done}
          fresh={Math.min(justAdded, done)}
          print={frame.colours.print}
        />
      }
    >
      <div className="mt-auto flex h-[27cqi] max-w-[74cqi] flex-col justify-end px-[5cqi] pb-[4.6cqi] text-left rtl:text-right">
        <p dir="auto" className="display line-clamp-2 text-[7.4cqi] leading-[1.05]">
          {itemName}
        </p>
        <p className={`mt-[1.2cqi] ${cardText.caption}`}>
          <bdi>
            {progress ? texts.purchases(done, requiredPurchases) : texts.purchasesOffer(requiredPurchases)}
          </bdi>
        </p>
      </div>
    </CardFrame>
  )
}

type RibbonProps = { required: number; done: number; fresh: number; print: string }

/** With more purchases than this, beads would be dots, so a line takes their place. */
const beadsAtMost = 12

function Ribbon({ required, done, fresh, print }: RibbonProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 159 100"
      className="absolute inset-0 -z-10 size-full rtl:-scale-x-100"
    >
      <g fill={paper} stroke={print} strokeOpacity="0.25" strokeWidth="0.4">
        <path d="M125 -1H139V101H125Z" />
        <path d="M-1 33.5H160V48.5H-1Z" />
      </g>
      {required <= beadsAtMost ? (
        <Beads required={required} done={done} fresh={fresh} print={print} />
      ) : (
        <g strokeWidth="4" strokeLinecap="round" stroke={print}>
          <path d="M10 41H108" strokeOpacity="0.25" />
          {done > 0 && <path d={`M10 41H${10 + (98 * done) / required}`} />}
        </g>
      )}
      <Bow print={print} />
    </svg>
  )
}

function Beads({ required, done, fresh, print }: RibbonProps) {
  const step = Math.min(17, 104 / required)
  const radius = Math.min(4.7, step * 0.4)
  return Array.from({ length: required }, (_, bead) => {
    const key = `bead-${bead}`
    const isNew = bead < done && bead >= done - fresh
    return (
      <g key={key} transform={`translate(${8 + radius + step * bead} 41)`}>
        <circle r={radius} fill={paper} stroke={print} strokeWidth="0.9" />
        {bead < done && (
          <circle
            r={radius}
            fill={print}
            className={isNew ? 'origin-center animate-press-in [transform-box:fill-box]' : undefined}
          />
        )}
      </g>
    )
  })
}

function Bow({ print }: { print: string }) {
  return (
    <g transform="translate(132 41)" fill={paper} stroke={print} strokeWidth="1.1" strokeLinejoin="round">
      <path d="M-2 3C-8 12 -12 20 -19 27L-11 27L-8 33C-3 24 0 14 1 4Z" />
      <path d="M2 3C8 12 12 20 19 27L11 27L8 33C3 24 0 14 -1 4Z" />
      <path d="M0 0C-6 -16 -22 -22 -25 -13C-27 -4 -12 4 0 0Z" />
      <path d="M0 0C6 -16 22 -22 25 -13C27 -4 12 4 0 0Z" />
      <path d="M-5 -3C-10 -10 -17 -13 -19 -10M5 -3C10 -10 17 -13 19 -10" fill="none" strokeOpacity="0.5" />
      <rect x="-5" y="-5" width="10" height="10" rx="3" />
    </g>
  )
}
