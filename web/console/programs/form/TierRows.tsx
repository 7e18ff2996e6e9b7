import { Plus, X } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '#web/ui/buttons/Button.tsx'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { FieldError } from '#web/ui/fields/Field.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import type { Wrong } from '../../forms/useWrong.ts'
import { type FieldWords, texts } from '../texts.ts'
import { numberProps, type TiersInput, type TypedTier } from './typed.ts'

const words = texts.tiers
const blank = (): TypedTier => ({ key: crypto.randomUUID(), visits: '', discount: '' })

type TierRowsProps = {
  input: TiersInput
  words: FieldWords
  rows: TypedTier[]
  wrong: Wrong
  onChange: (rows: TypedTier[]) => void
}

/** A ladder's tiers as rows that can be added and removed; one always stays. */
export function TierRows({ input, words: { label, hint }, rows, wrong, onChange }: TierRowsProps) {
  const list = useRef<HTMLFieldSetElement>(null)
  const focus = (selector: string) => list.current?.querySelector<HTMLElement>(selector)?.focus()
  const add = () => {
    onChange([...rows, blank()])
    requestAnimationFrame(() => focus('li:last-child input'))
  }
  const remove = (gone: TypedTier) => {
    // The focus moves before the row is removed, because a dialog moves it from a removed element.
    focus('[data-add]')
    onChange(rows.filter((row) => row !== gone))
  }
  const edit = (key: string, part: Partial<TypedTier>) =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...part } : row)))
  return (
    <fieldset ref={list}>
      <legend className="mb-1 font-semibold text-sm">{label}</legend>
      <p className="mb-3 text-muted text-sm">{hint}</p>
      {wrong[input.name] && <FieldError id={`${input.name}-error`}>{wrong[input.name]!}</FieldError>}
      <ol className="flex flex-col gap-3">
        {rows.map((row, index) => (
          <li key={row.key}>
            <fieldset className="grid grid-cols-[1fr_1fr_auto] items-start gap-3">
              <legend className="sr-only">{words.row(index + 1)}</legend>
              <TextField
                label={words.visits}
                {...numberProps(input.visits)}
                value={row.visits}
                error={wrong[`${input.name}.${index}.visits`]}
                onChange={({ target }) => edit(row.key, { visits: target.value })}
              />
              <TextField
                label={words.discount}
                {...numberProps(input.discount)}
                suffix={words.percent}
                value={row.discount}
                error={wrong[`${input.name}.${index}.discount`]}
                onChange={({ target }) => edit(row.key, { discount: target.value })}
              />
              <IconButton
                className="mt-[1.55rem]"
                label={words.remove(index + 1)}
                icon={<X />}
                disabled={rows.length === 1}
                onClick={() => remove(row)}
              />
            </fieldset>
          </li>
        ))}
      </ol>
      <Button
        data-add
        size="small"
        className="mt-3"
        icon={<Plus aria-hidden className="size-4" />}
        disabled={rows.length >= input.most}
        onClick={add}
      >
        {words.add}
      </Button>
    </fieldset>
  )
}
