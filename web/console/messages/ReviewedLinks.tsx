import { Button } from '#web/ui/buttons/Button.tsx'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { useFormat } from '../page/format.ts'

type ReviewedLinksProps = {
  /** The sites that links lead to; empty without a review. */
  hosts: string[]
  words: { title: string; text: (hosts: string) => string; without: string }
  busy: boolean
  onDrop: () => void
}

/** Says that a person reviews the links first, and offers to send without them. */
export function ReviewedLinks({ hosts, words, busy, onDrop }: ReviewedLinksProps) {
  const { list } = useFormat()
  if (hosts.length === 0) return null
  return (
    <Banner
      tone="warning"
      title={words.title}
      action={
        <Button busy={busy} onClick={onDrop}>
          {words.without}
        </Button>
      }
    >
      {words.text(list(hosts))}
    </Banner>
  )
}
