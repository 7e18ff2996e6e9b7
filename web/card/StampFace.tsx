import { CardFrame, cardText, initial, unmirrored } from './CardFrame.tsx'
import { type CardColours, paper } from './colour.ts'
import type { FaceProps } from './face.ts'
import type { StampCardConfig } from './program.ts'
import { GiftMark, Stamp, StampPlace } from './Stamp.tsx'
import { texts } from './texts.ts'

/** The places of the card, 2 to 20, whatever a half-filled form says. */
function placesOf({ stampsRequired }: StampCardConfig): number {
  return Math.min(20, Math.max(2, Math.round(stampsRequired) || 0))
}

/** A paper field in the card, with a place for each stamp that the reward takes. */
export function StampFace({ frame, config, progress, justAdded = 0 }: FaceProps<StampCardConfig>) {
  const { rewardDescription } = config
  const stampsRequired = placesOf(config)
  const collected = Math.min(progress?.stamps_current ?? 0, stampsRequired)
  const { print } = frame.colours
  return (
    <CardFrame {...frame}>
      <div className="relative m-[3cqi] mt-[3.4cqi] flex min-h-0 flex-1 flex-col rounded-[3.6cqi] px-[3cqi] pt-[2.4cqi] pb-[2.2cqi] text-[#2b211a]">
        <svg aria-hidden="true" className="absolute inset-0 -z-10 size-full overflow-clip rounded-[inherit]">
          <rect width="100%" height="100%" fill={paper} />
        </svg>
        <StampGrid
          required={stampsRequired}
          collected={collected}
          fresh={Math.min(justAdded, collected)}
          colours={frame.colours}
          letter={initial(frame.businessName)}
        />
        <div className={`flex items-center justify-between gap-[3cqi] pt-[1.6cqi] ${cardText.caption}`}>
          <span className="shrink-0 font-semibold">
            <bdi>
              {progress ? texts.stamps(collected, stampsRequired) : texts.stampsOffer(stampsRequired)}
            </bdi>
          </span>
          {rewardDescription && (
            <span className="flex min-w-0 items-center gap-[1.4cqi]">
              <svg aria-hidden="true" viewBox="-24 -24 48 48" className="size-[1.2em] shrink-0">
                <GiftMark color={print} />
              </svg>
              {/* The reward may take a second line where it leaves room for the stamps. The padding shows marks
              below letters, as in Hindi. */}
              <span
                dir="auto"
                className="-mb-[0.2em] line-clamp-2 text-balance pb-[0.2em] leading-tight @max-[14rem]:line-clamp-1"
              >
                {rewardDescription}
              </span>
            </span>
          )}
        </div>
      </div>
    </CardFrame>
  )
}

type StampGridProps = {
  required: number
  collected: number
  fresh: number
  colours: CardColours
  letter: string
}

function StampGrid({ required, collected, fresh, colours, letter }: StampGridProps) {
  const rows = required <= 6 ? 1 : 2
  const columns = Math.ceil(required / rows)
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${columns * 100} ${rows * 100}`}
      className="min-h-0 w-full flex-1 overflow-visible rtl:-scale-x-100"
    >
      {Array.from({ length: required }, (_, place) => {
        const key = `place-${place}`
        const position = `translate(${(place % columns) * 100 + 50} ${Math.floor(place / columns) * 100 + 50})`
        const order = place - (collected - fresh)
        return (
          <g key={key} transform={position}>
            <g className={unmirrored}>
              {place < collected ? (
                <Stamp
                  place={place}
                  colours={colours}
                  letter={letter}
                  fresh={order >= 0 ? order : undefined}
                />
              ) : (
                <StampPlace place={place} last={place === required - 1} print={colours.print} />
              )}
            </g>
          </g>
        )
      })}
    </svg>
  )
}
