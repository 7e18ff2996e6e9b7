import { useFormat } from '../page/format.ts'
import { useSession } from '../session/session.ts'
import { texts } from './texts.ts'

/** Says how many of the counted customers may be written to, by the channels that there are. */
export function useReach() {
  const { number } = useFormat()
  const { can_text } = useSession()
  return ({ may_text, may_mail }: { may_text: number; may_mail: number }): string =>
    can_text ? texts.reach(number(may_text), number(may_mail)) : texts.reachByMail(number(may_mail))
}
