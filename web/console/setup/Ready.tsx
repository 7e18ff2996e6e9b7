import { Link } from '@tanstack/react-router'
import { CircleCheck, ExternalLink, Printer, Store } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/buttons/Button.tsx'
import { buttonClass } from '#web/ui/buttons/buttonClass.ts'
import { lazyPart } from '#web/ui/parts/lazyPart.tsx'
import { texts } from './texts.ts'
import type { Answers } from './useAnswers.ts'

const PrintDialog = lazyPart(() => import('../qr-codes/PrintDialog.tsx'))
const words = texts.ready

type ReadyProps = {
  made: NonNullable<Answers['made']>
  /** It was made just now, so the heading takes the focus of the form that is gone. */
  isNew: boolean
  onDone: () => void
}

/** What comes after the setup: the poster, a try, and the till. */
export function Ready({ made: { program, qr_code }, isNew, onDone }: ReadyProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [printing, setPrinting] = useState<'never' | 'now' | 'no more'>('never')
  useEffect(() => {
    if (!isNew) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [isNew])
  return (
    <section className="rounded-lg border border-line bg-surface p-4 sm:p-6">
      <h2
        ref={heading}
        tabIndex={-1}
        className="flex scroll-mt-24 items-center gap-2 font-semibold text-lg wrap-anywhere"
      >
        <CircleCheck aria-hidden className="size-6 shrink-0 text-success-text" />
        {words.title(program)}
      </h2>
      <p className="mt-1 text-muted">{words.text}</p>
      <div className="mt-4 flex flex-wrap gap-2 max-sm:flex-col">
        {qr_code && (
          <>
            <Button
              variant="primary"
              reads
              icon={<Printer aria-hidden className="size-4" />}
              onClick={() => setPrinting('now')}
            >
              {words.print}
            </Button>
            <a href={qr_code.url} target="_blank" rel="noopener" className={buttonClass()}>
              <ExternalLink aria-hidden className="size-4" />
              {words.tryIt}
            </a>
          </>
        )}
        <Link to="/counter" className={buttonClass()}>
          <Store aria-hidden className="size-4" />
          {words.till}
        </Link>
        <Button variant="quiet" onClick={onDone}>
          {words.done}
        </Button>
      </div>
      {qr_code && printing !== 'never' && (
        <Suspense>
          <PrintDialog
            qrCode={qr_code}
            open={printing === 'now'}
            onOpenChange={(open) => setPrinting(open ? 'now' : 'no more')}
          />
        </Suspense>
      )}
    </section>
  )
}
