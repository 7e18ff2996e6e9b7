import { Banner } from '#web/ui/notices/Banner.tsx'
import { useFormat } from '../../page/format.ts'
import { texts as words } from './texts.ts'

/** Says that the customer on the screen is as this device keeps them, and how old that is. */
export default function KeptNotice({ since, gives }: { since: string; gives: boolean }) {
  const { lately, since: ago } = useFormat()
  return (
    <Banner title={words.asOf(lately(since), ago(since))} slim live>
      {gives ? words.textWithRewards : words.text}
    </Banner>
  )
}
