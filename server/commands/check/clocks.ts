import { type Finding, ok, warning, wrong } from './finding.ts'

/** Seconds from which two clocks differ noticeably, and from which codes and signatures begin to fail. */
const NOTICEABLE_S = 5
const HARMFUL_S = 25

/** Compares another clock with ours; `asked` and `answered` are ours, around its answer. */
export function compareClocks(about: string, theirs: Date, asked: Date, answered: Date): Finding {
  const ours = (asked.getTime() + answered.getTime()) / 2
  const apart = Math.round((theirs.getTime() - ours) / 1000)
  const said = `its clock is ${Math.abs(apart)} s ${apart < 0 ? 'behind' : 'ahead of'} ours`
  const remedy =
    'Let both machines set their clocks by NTP: codes of authenticator apps and signatures of providers depend on it.'
  if (Math.abs(apart) >= HARMFUL_S) return wrong(about, `${said}. ${remedy}`)
  return Math.abs(apart) >= NOTICEABLE_S
    ? warning(about, `${said}. ${remedy}`)
    : ok(about, 'its clock is ours')
}
