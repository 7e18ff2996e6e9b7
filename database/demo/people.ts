import type { NewCustomer } from '#server/loyalty/customers/index.ts'
import type { Random } from './random.ts'

export const firstNames =
  'Ada Amir Ana Beatriz Ben Carlos Chloe Daniel Dina Elena Eli Emma Farah Felix Grace Hana Henry Ibrahim Ines Isaac Jack Jade James Julia Kai Karim Lea Leo Lila Lucas Maya Mateo Mei Mia Milo Nadia Nina Noah Nora Olivia Omar Oscar Paula Priya Quinn Rafael Rosa Ruth Sam Sara Sofia Tara Theo Tomas Uma Vera Victor Wei Yara Yusuf Zoe'.split(
    ' ',
  )
export const lastNames =
  'Abadi Alvarez Andersen Bauer Bennett Brooks Castillo Chen Cohen Costa Dubois Edwards Fischer Flores Garcia Gray Haddad Hansen Hughes Ivanova Jensen Johnson Kaur Kim Kowalski Larsen Lee Lopez Martin Mendes Meyer Morgan Murphy Nakamura Nguyen Novak Okafor Olsen Park Patel Perez Quinn Ramirez Rossi Santos Schmidt Shah Silva Singh Sullivan Tanaka Taylor Torres Turner Usman Vargas Walker Weber Wilson Wright Young Zhang'.split(
    ' ',
  )

/** Invents a customer, with a number of the range reserved for fiction (555-0100 to 555-0199) in many area codes. */
export function inventCustomer(random: Random, index: number): NewCustomer {
  const first_name = random.pick(firstNames)
  const last_name = random.pick(lastNames)
  const area = areaCodes[Math.floor(index / 100)]!
  return {
    first_name,
    last_name: random.chance(0.85) ? last_name : null,
    phone: `+1${area}55501${String(index % 100).padStart(2, '0')}`,
    email: random.chance(0.85) ? `${first_name}.${last_name}${index}@example.com`.toLowerCase() : null,
    birthday: random.chance(0.5)
      ? `${random.whole(1952, 2006)}-${pad(random.whole(1, 12))}-${pad(random.whole(1, 28))}`
      : null,
    opted_in_sms: random.chance(0.72),
    opted_in_email: random.chance(0.78),
    consent_given: 'in_person',
  }
}

const areaCodes = ['212', '646', '718', '917', '347', '929']
const pad = (value: number) => String(value).padStart(2, '0')
