import { normalized } from '#server/platform/text/normalize.ts'
import { type PersonField, VISITS } from '../contract.ts'

type Program = { id: string; name: string; type: string }

/** Common names of columns, in the languages of tills and of tools for newsletters. */
const names: Record<PersonField, string[]> = {
  first_name: [
    'firstname',
    'first',
    'givenname',
    'forename',
    'vorname',
    'prenom',
    'nombre',
    'nome',
    'voornaam',
    'fname',
  ],
  last_name: [
    ...[
      'lastname',
      'last',
      'surname',
      'familyname',
      'nachname',
      'familienname',
      'nomdefamille',
      'nom',
      'apellido',
    ],
    ...['apellidos', 'cognome', 'sobrenome', 'achternaam', 'lname'],
  ],
  full_name: [
    'name',
    'fullname',
    'customername',
    'customer',
    'kunde',
    'client',
    'cliente',
    'guest',
    'contact',
  ],
  email: [
    ...[
      'email',
      'emailaddress',
      'mail',
      'mailadresse',
      'emailadresse',
      'courriel',
      'correo',
      'correoelectronico',
    ],
    ...['customeremail', 'emailadres', 'adresseemail', 'indirizzoemail'],
  ],
  phone: [
    ...[
      'phone',
      'phonenumber',
      'mobile',
      'mobilephone',
      'mobilenumber',
      'cell',
      'cellphone',
      'telephone',
      'tel',
    ],
    ...[
      'telefon',
      'telefonnummer',
      'handy',
      'handynummer',
      'mobil',
      'mobilnummer',
      'portable',
      'telefono',
      'movil',
    ],
    ...['celular', 'cellulare', 'telefone', 'telemovel', 'telefoon', 'customerphone', 'sms', 'mobiltelefon'],
  ],
  birthday: [
    ...[
      'birthday',
      'birthdate',
      'dateofbirth',
      'dob',
      'geburtstag',
      'geburtsdatum',
      'anniversaire',
      'naissance',
    ],
    ...[
      'datedenaissance',
      'fechadenacimiento',
      'cumpleanos',
      'datadinascita',
      'compleanno',
      'datadenascimento',
      'nascimento',
      'aniversario',
      'geboortedatum',
    ],
  ],
  tags: [
    ...['tags', 'tag', 'labels', 'label', 'stichworter', 'stichwort'],
    ...['etiketten', 'etiquettes', 'etiquetas', 'etichette'],
  ],
  joined: [
    ...[
      'joined',
      'joinedon',
      'joindate',
      'datejoined',
      'membersince',
      'customersince',
      'signupdate',
      'createdat',
    ],
    ...[
      'created',
      'datecreated',
      'creationdate',
      'firstvisit',
      'mitgliedseit',
      'kundeseit',
      'beitritt',
      'angelegtam',
    ],
    ...['membredepuis', 'clientdepuis', 'dateinscription', 'miembrodesde', 'clientedesde', 'fechadealta'],
    ...['membrodal', 'clientedal', 'membrodesde', 'datadecadastro', 'lidsinds', 'klantsinds'],
  ],
  last_visit: [
    ...[
      'lastvisit',
      'lastvisited',
      'lastvisitdate',
      'datelastvisit',
      'lastseen',
      'lastpurchase',
      'lastpurchasedate',
    ],
    ...['lastorder', 'lastorderdate', 'letzterbesuch', 'letztereinkauf', 'dernierevisite', 'dernierachat'],
    ...['ultimavisita', 'ultimacompra', 'ultimoacquisto', 'laatstebezoek', 'laatsteaankoop'],
  ],
  opted_in_sms: [
    'optedinsms',
    'smsoptin',
    'optinsms',
    'smsconsent',
    'smsmarketing',
    'acceptssmsmarketing',
    'textoptin',
    'smseinwilligung',
    'consentimientosms',
  ],
  opted_in_email: [
    ...[
      'optedinemail',
      'emailoptin',
      'optinemail',
      'emailconsent',
      'emailmarketing',
      'acceptsemailmarketing',
    ],
    ...['acceptsmarketing', 'newsletter', 'subscribed', 'marketingconsent'],
    ...['emaileinwilligung', 'consentimientocorreo', 'consentimientoemail'],
  ],
}

const namesOfVisits = [
  'visits',
  'totalvisits',
  'visitcount',
  'numberofvisits',
  'besuche',
  'visites',
  'visitas',
  'visite',
  'bezoeken',
]

/** Names of a balance, by type of program. */
const namesOfUnits = {
  points: ['points', 'pointsbalance', 'punkte', 'punktestand', 'puntos', 'pontos', 'punti', 'punten'],
  stamp_card: ['stamps', 'stempel', 'stempels', 'tampons', 'sellos', 'carimbos', 'selos', 'timbri'],
  free_item: ['purchases', 'einkaufe', 'kaufe', 'achats', 'compras', 'acquisti', 'aankopen'],
}

/**
 * Suggests the field of each column by its header: 'First Name', 'Vorname' and first_name are the same. Each
 * field goes to the first column that names it. A column named like a program, or like 'points', 'stamps' or
 * 'purchases' if only one program has them, is its opening balance.
 */
export function suggestMapping(header: string[], programs: Program[]): (string | null)[] {
  const taken = new Set<string>()
  return header.map((cell) => {
    const found = fieldNamed(plain(cell), programs)
    if (!found || taken.has(found)) return null
    taken.add(found)
    return found
  })
}

function fieldNamed(name: string, programs: Program[]): string | undefined {
  for (const [field, known] of Object.entries(names)) if (known.includes(name)) return field
  const ofType = (type: string) => programs.filter((program) => program.type === type)
  const byName = programs.filter((program) => plain(program.name) === name)
  const unit = Object.entries(namesOfUnits).find(([, known]) => known.includes(name))?.[0]
  const byUnit = unit ? ofType(unit) : []
  const [program, other] = byName.length > 0 ? byName : byUnit
  if (program) return other ? undefined : `balance:${program.id}`
  return namesOfVisits.includes(name) ? VISITS : undefined
}

/** Reduces a text to letters and digits, in lower case and without accents. */
const plain = (text: string): string =>
  normalized(text, 'NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
