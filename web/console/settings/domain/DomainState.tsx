import { Suspense, useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/buttons/Button.tsx'
import { buttonClass } from '#web/ui/buttons/buttonClass.ts'
import { Badge, type Tone } from '#web/ui/layout/Badge.tsx'
import { useToast } from '#web/ui/notices/Toast.tsx'
import { lazyPart } from '#web/ui/parts/lazyPart.tsx'
import { type Format, useFormat } from '../../page/format.ts'
import { DnsRecords } from './DnsRecords.tsx'
import { type Domain, useCheckDomain, useRemoveDomain } from './domainQuery.ts'
import { domainTexts as texts } from './texts.ts'

const RemovalDialog = lazyPart(() => import('../../forms/RemovalDialog.tsx'))

const tones: Record<Domain['state'], Tone> = {
  pending: 'warning',
  proven: 'success',
  failing: 'danger',
  off: 'danger',
  taken: 'danger',
}

/** The state of a domain's DNS, and what to do next. */
export function DomainState({ domain, mayChange }: { domain: Domain; mayChange: boolean }) {
  const format = useFormat()
  const [removing, setRemoving] = useState<boolean>()
  const removal = useRemoveDomain()
  const { mutate, isPending } = useCheckDomain()
  const { show } = useToast()
  const heading = useRef<HTMLHeadingElement>(null)
  // The form that was here until now had the focus.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus()
  }, [])
  const check = () =>
    mutate(undefined, {
      onSuccess: ({ claim: now }) =>
        show(
          now?.state === 'proven'
            ? { tone: 'success', title: texts.proven }
            : { tone: 'info', title: texts.notYet },
        ),
      onError: ({ message }) => show({ tone: 'danger', title: texts.checkFailed, description: message }),
    })
  return (
    <section className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 ref={heading} tabIndex={-1} className="wrap-anywhere min-w-0 font-semibold outline-none">
          <bdi>{domain.shown}</bdi>
        </h3>
        <Badge tone={tones[domain.state]}>{texts.states[domain.state]}</Badge>
      </div>
      <p>{meaningOf(domain, format)}</p>
      <DnsRecords records={domain.records} />
      {domain.checked_at && (
        <p className="text-muted text-sm">{texts.asked(format.dateTime(domain.checked_at))}</p>
      )}
      <div className="flex flex-wrap gap-3">
        {mayChange && (
          <Button onClick={check} busy={isPending} busyText={texts.checking}>
            {texts.check}
          </Button>
        )}
        {(domain.state === 'proven' || domain.state === 'failing') && (
          <a href={domain.url} target="_blank" rel="noopener" className={buttonClass()}>
            {texts.open}
          </a>
        )}
        {mayChange && <Button onClick={() => setRemoving(true)}>{texts.remove}</Button>}
      </div>
      <Suspense>
        {removing !== undefined && (
          <RemovalDialog
            open={removing}
            onOpenChange={setRemoving}
            words={{ ...texts.removal, title: texts.removal.title(domain.shown) }}
            removal={removal}
          />
        )}
      </Suspense>
    </section>
  )
}

function meaningOf({ state, next_check_at, off_after }: Domain, { dateTime }: Format): string {
  const at = (moment: string | null) => moment && dateTime(moment)
  if (state === 'pending' || state === 'proven') return texts.meanings[state](at(next_check_at))
  return state === 'failing' ? texts.meanings.failing(at(off_after)) : texts.meanings[state]
}
