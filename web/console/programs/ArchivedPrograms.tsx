import type { ProgramView } from '#server/loyalty/programs/contract.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'
import { useFormat } from '../page/format.ts'
import { useArchive } from './programActs.ts'
import { texts } from './texts.ts'
import { typeIcons } from './typeIcons.ts'

/** Archived programs, each with a button to restore it. */
export function ArchivedPrograms({ programs }: { programs: ProgramView[] }) {
  const { number } = useFormat()
  if (programs.length === 0) return null
  return (
    <Disclosure
      title={texts.archivedTitle(number(programs.length))}
      titleClass="w-fit text-muted"
      className="mt-8"
    >
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface px-4">
        {programs.map((program) => (
          <ArchivedProgram key={program.id} program={program} />
        ))}
      </ul>
    </Disclosure>
  )
}

function ArchivedProgram({ program }: { program: ProgramView }) {
  const { number } = useFormat()
  const archive = useArchive(program)
  const Icon = typeIcons[program.type]
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <Icon aria-hidden className="size-5 shrink-0 text-muted" />
      <p className="min-w-0 flex-1">
        <bdi className="wrap-anywhere font-semibold">{program.name}</bdi>
        <span className="block text-muted text-sm">
          {texts.types[program.type].label} · {texts.numbers.members} {number(program.members)}
        </span>
      </p>
      <Button size="small" busy={archive.isPending} onClick={() => archive.mutate('restore')}>
        {texts.restore}
        <span className="sr-only">{texts.of(program.name)}</span>
      </Button>
    </li>
  )
}
