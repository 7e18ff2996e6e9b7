import { FolderPlus, Plus, X } from 'lucide-react'
import { useRef } from 'react'
import { About } from '#web/ui/buttons/About.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { Options, SelectField } from '#web/ui/fields/SelectField.tsx'
import { ConditionRow } from './ConditionRow.tsx'
import {
  type DraftGroup,
  type DraftPart,
  isGroup,
  newCondition,
  newGroup,
  type WrongParts,
} from './draftRule.ts'
import { type Match, texts } from './texts.ts'

const words = texts.builder
const DEEPEST = 3

type RuleGroupProps = {
  group: DraftGroup
  /** Text before the choice: 'Guests who match'. */
  lead: string
  depth?: number
  /** Its position in the rule, from 1; nothing for the rule's own group. */
  place?: string
  wrong: WrongParts
  /** True if the whole rule has room for another condition. */
  hasRoom: boolean
  onChange: (group: DraftGroup) => void
  onRemove?: () => void
}

/** Conditions of which all, one or none must be true, and groups of them, three levels deep. */
export function RuleGroup(props: RuleGroupProps) {
  const { group, lead, depth = 1, place = '', wrong, hasRoom, onChange, onRemove } = props
  const placeOf = (n: number) => (place === '' ? `${n}` : `${place}.${n}`)
  const box = useRef<HTMLDivElement>(null)
  const { match, of } = group
  const focus = (selector: string) => box.current?.querySelector<HTMLElement>(selector)?.focus()
  const add = (part: DraftPart) => {
    onChange({ ...group, of: [...of, part] })
    requestAnimationFrame(() => focus(':scope > ol > li:last-child select'))
  }
  const replace = (part: DraftPart) =>
    onChange({ ...group, of: of.map((one) => (one.key === part.key ? part : one)) })
  const remove = (key: string) => {
    // The focus moves before the row that has it is removed.
    focus(':scope > footer button')
    onChange({ ...group, of: of.filter((one) => one.key !== key) })
  }
  const removal = (key: string) => (of.length > 1 ? () => remove(key) : undefined)
  return (
    <div
      ref={box}
      {...(place !== '' && { role: 'group', 'aria-label': words.groupAt(place) })}
      className={depth > 1 ? 'rounded-md border border-line border-s-4 p-3' : ''}
    >
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <span className="font-semibold max-sm:basis-full">{lead}</span>
        <div className="min-w-44 flex-1 sm:max-w-60">
          <SelectField
            hidesLabel
            label={words.match}
            value={match}
            onChange={({ target }) => onChange({ ...group, match: target.value as Match })}
          >
            <Options of={Object.entries(words.matches)} />
          </SelectField>
        </div>
        {depth > 1 && (
          <IconButton
            className="ms-auto"
            label={words.removeGroup(place)}
            icon={<X />}
            disabled={!onRemove}
            onClick={onRemove}
          />
        )}
      </div>
      <ol className="flex flex-col gap-3">
        {of.map((part, n) => (
          <li key={part.key}>
            {isGroup(part) ? (
              <RuleGroup
                group={part}
                lead={match === 'all' ? words.group : words.orGroup}
                depth={depth + 1}
                place={placeOf(n + 1)}
                wrong={wrong}
                hasRoom={hasRoom}
                onChange={replace}
                onRemove={removal(part.key)}
              />
            ) : (
              <ConditionRow
                condition={part}
                place={placeOf(n + 1)}
                wrong={wrong}
                onChange={replace}
                onRemove={removal(part.key)}
              />
            )}
          </li>
        ))}
      </ol>
      <footer className="mt-3 flex flex-wrap items-center gap-2">
        <Button
          size="small"
          icon={<Plus aria-hidden className="size-4" />}
          disabled={!hasRoom}
          onClick={() => add(newCondition())}
        >
          {words.add}
          {place !== '' && <About>{words.toGroup(place)}</About>}
        </Button>
        {depth < DEEPEST && (
          <Button
            size="small"
            icon={<FolderPlus aria-hidden className="size-4" />}
            disabled={!hasRoom}
            onClick={() => add(newGroup(match === 'all' ? 'any' : 'all'))}
          >
            {words.addGroup}
            {place !== '' && <About>{words.toGroup(place)}</About>}
          </Button>
        )}
      </footer>
    </div>
  )
}
