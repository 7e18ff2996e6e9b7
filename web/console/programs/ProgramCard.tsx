import { Archive, Copy, Gift, Pause, Pencil, Play, Plus } from 'lucide-react'
import type { ProgramView } from '#server/loyalty/programs/contract.ts'
import { LoyaltyCard } from '#web/card/LoyaltyCard.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Menu } from '#web/ui/buttons/Menu.tsx'
import { Badge } from '#web/ui/layout/Badge.tsx'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { cardOf, typeProgram } from './form/programInputs.ts'
import { ProgramNumbers } from './ProgramNumbers.tsx'
import { useArchive, useToggle } from './programActs.ts'
import { texts } from './texts.ts'
import { typeIcons } from './typeIcons.ts'
import { useBusinessCard } from './useBusinessCard.ts'

export type ProgramCardProps = {
  program: ProgramView
  /** Begins at a field, if one is named. */
  onEdit: (field?: string) => void
  onRewards: () => void
  onFirstReward: () => void
  onDuplicate: () => void
}

/** A program as customers see it, its figures, and its actions. */
export function ProgramCard({ program, onEdit, onRewards, onFirstReward, onDuplicate }: ProgramCardProps) {
  const { business } = useBusinessCard()
  const archive = useArchive(program)
  const { name, type, status, cheapest_reward } = program
  const paused = status === 'paused'
  const Icon = typeIcons[type]
  return (
    <li className="flex min-w-0 flex-col overflow-clip rounded-lg border border-line bg-surface">
      <div className={`grid justify-items-center bg-quiet p-5 ${paused ? 'grayscale' : ''}`}>
        <LoyaltyCard
          size="preview"
          business={business}
          program={cardOf(type, typeProgram(type, program), name, cheapest_reward)}
        />
      </div>
      <div className="flex flex-1 flex-col gap-4 p-5">
        <div>
          <div className="flex items-start justify-between gap-3">
            <h2 dir="auto" title={name} className="line-clamp-2 min-w-0 wrap-anywhere font-semibold text-lg">
              {name}
            </h2>
            <div className="-mt-2 -me-3 flex shrink-0 items-center gap-1">
              <Badge tone={paused ? 'neutral' : 'success'}>{texts.status[status]}</Badge>
              <Menu
                label={texts.more(name)}
                items={[
                  { label: texts.duplicate, icon: <Copy aria-hidden />, onSelect: onDuplicate },
                  {
                    label: texts.archive,
                    icon: <Archive aria-hidden />,
                    disabled: archive.isPending,
                    onSelect: () => archive.mutate('archive'),
                  },
                ]}
              />
            </div>
          </div>
          <p className="flex items-center gap-1.5 text-muted">
            <Icon aria-hidden className="size-4" />
            {texts.types[type].label}
          </p>
        </div>
        <ProgramNumbers program={program} />
        <Nudge program={program} onEdit={onEdit} onFirstReward={onFirstReward} />
        {paused && <p className="text-muted text-sm">{texts.pausedNote}</p>}
        {/* Also side by side on a narrow card. */}
        <div className="@container mt-auto pt-1">
          <div className="flex flex-wrap gap-2 @max-[18.5rem]:[&_svg]:hidden">
            <Button size="small" icon={<Pencil aria-hidden className="size-4" />} onClick={() => onEdit()}>
              <Named verb={texts.edit} program={name} />
            </Button>
            {type === 'points' && (
              <Button size="small" icon={<Gift aria-hidden className="size-4" />} onClick={onRewards}>
                <Named verb={texts.rewards} program={name} />
              </Button>
            )}
            <Toggle program={program} />
          </div>
        </div>
      </div>
    </li>
  )
}

type NudgeProps = Pick<ProgramCardProps, 'program' | 'onEdit' | 'onFirstReward'>

/** Warns that a points program has no reward, or that a stamp card's reward has no name, with a button to add it. */
function Nudge({ program: { type, config, rewards_offered }, onEdit, onFirstReward }: NudgeProps) {
  if (type === 'points' && rewards_offered === 0)
    return <NoReward text={texts.noRewards} way={texts.firstReward} onWay={onFirstReward} />
  if (type === 'stamp_card' && !config.rewardDescription)
    return (
      <NoReward
        text={texts.noStampReward}
        way={texts.stampReward}
        onWay={() => onEdit('rewardDescription')}
      />
    )
}

function NoReward({ text, way, onWay }: { text: string; way: string; onWay: () => void }) {
  return (
    <Banner
      tone="warning"
      action={
        <Button size="small" icon={<Plus aria-hidden className="size-4" />} onClick={onWay}>
          {way}
        </Button>
      }
    >
      {text}
    </Banner>
  )
}

function Toggle({ program }: { program: ProgramView }) {
  const toggle = useToggle(program)
  const paused = program.status === 'paused'
  const Icon = paused ? Play : Pause
  return (
    <Button
      className="ms-auto"
      size="small"
      icon={<Icon aria-hidden className="size-4" />}
      onClick={() => toggle.mutate(paused ? 'active' : 'paused')}
    >
      <Named verb={paused ? texts.activate : texts.pause} program={program.name} />
    </Button>
  )
}

/** The visible text is the action; screen readers also hear the program's name. */
function Named({ verb, program }: { verb: string; program: string }) {
  return (
    <span>
      {verb}
      <span className="sr-only">{texts.of(program)}</span>
    </span>
  )
}
