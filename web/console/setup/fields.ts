import { programInputs, typeProgram } from '../programs/form/programInputs.ts'
import { type Input, type NumberInput, type TypedTier, typeIn } from '../programs/form/typed.ts'
import { rewardInputs } from '../programs/rewards/rewardInputs.ts'
import { presets, type Trade, typeOf, UNCHOSEN_COLOR, type Way } from './presets.ts'
import type { SetupView } from './setupQuery.ts'
import type { SuggestionTexts } from './suggestionTexts.ts'

/** Everything that the setup lets somebody change, as typed. */
export type Fields = {
  name: string
  reward: string
  stampsRequired: string
  points_price: string
  pointsPerDollar: string
  tiers: TypedTier[]
  brand_color: string
  welcomes: boolean
  message_template: string
  subject: string
  body: string
}

const inputOf = (inputs: readonly Input[], name: string) => inputs.find((input) => input.name === name)!
const ofPoints = programInputs('points')
const stampsRequired = inputOf(programInputs('stamp_card'), 'stampsRequired')
const pointsPerDollar = inputOf(ofPoints, 'pointsPerDollar')
const tiers = inputOf(programInputs('discount'), 'tiers')
const minimum = inputOf(ofPoints, 'minimumRedemption') as NumberInput & { initial: number }
const name = inputOf(ofPoints, 'name')
/** A reward that is claimed has the shorter name, so a suggestion fits both ways. */
const reward = { ...inputOf(rewardInputs, 'name'), name: 'reward' }
const pointsPrice = { ...inputOf(rewardInputs, 'points_price'), initial: minimum.initial } as NumberInput

/** The fields of the third question, with the limits and defaults of programs and rewards. */
export const inputsOf: Record<Way, readonly Input[]> = {
  often: [reward, stampsRequired, name],
  amounts: [reward, pointsPrice, pointsPerDollar, name],
  visits: [tiers, name],
}

/** The program's minimum: the usual one, or the price of a cheaper reward. */
export const minimumFor = (price: number): number => Math.min(minimum.initial, price)

type Chosen = { trade: Trade; way: Way }
type Known = {
  welcome: SetupView['welcome']
  suggestions: SuggestionTexts
  brand_color: string
  locale: string
}

/** The suggestions for these answers; what was typed goes before them. */
export function fillIn({ trade, way }: Chosen, typed: Partial<Fields>, known: Known): Fields {
  const { names, rewards } = known.suggestions[trade]
  const own = known.brand_color === UNCHOSEN_COLOR ? null : known.brand_color
  const usual = typeIn([stampsRequired, pointsPrice, pointsPerDollar, tiers], {}, known.locale)
  const offered = {
    ...usual,
    name: names[way],
    reward: rewards[0],
    brand_color: own ?? presets[trade].color ?? known.brand_color,
    welcomes: known.welcome.active,
    ...typed,
  } as Fields
  return { ...offered, ...welcomeOf(way, offered, known.welcome), ...typed }
}

type Promises = NonNullable<SetupView['welcome']['sms']>['promises']

/** The welcome's words, naming the reward where they spoke of rewards in general. */
function welcomeOf(way: Way, fields: Fields, { sms, email }: SetupView['welcome']) {
  // Braces would be read as a placeholder.
  const gift = fields.reward.trim().replace(/[{}]/g, '').replace(/[.!]$/, '')
  const count = way === 'often' ? fields.stampsRequired : fields.points_price
  const isNamed = way === 'visits' || gift !== ''
  const naming = (words: string, promises: Promises) => {
    if (!promises || !isNamed) return words
    const said = promises[way].replace('{count}', () => count).replace('{reward}', () => gift)
    return words.replace(promises.general, () => said)
  }
  return {
    message_template: sms ? naming(sms.message_template, sms.promises) : '',
    subject: email?.subject ?? '',
    body: email ? naming(email.body, email.promises) : '',
  }
}

/** The form of a program of this way, for the card that it makes. */
export const typeCard = (way: Way, fields: Fields) => ({
  ...typeProgram(typeOf[way]),
  ...{ name: fields.name, rewardDescription: fields.reward, stampsRequired: fields.stampsRequired },
  ...{ pointsPerDollar: fields.pointsPerDollar, tiers: fields.tiers },
})

/** The field of a path in the server's refusal, 'program.config.stampsRequired'. */
export function fieldAt(path: string): string {
  if (path === 'reward.name' || path === 'program.config.rewardDescription') return 'reward'
  return path.replace(/^(program\.(config\.)?|reward\.|welcome\.(sms\.|email\.)?)/, '')
}
