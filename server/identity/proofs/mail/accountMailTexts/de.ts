import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { accountMailTexts as english } from '../accountMailTexts.ts'

const ignore =
  'Wenn du das nicht angefordert hast, kannst du diese E-Mail ignorieren: Es hat sich nichts geändert.'

const plural = pluralsOf('de')

const once = (minutes: number): string =>
  minutes < 60
    ? `Er gilt einmal, ${minutes} Minuten lang.`
    : `Er gilt einmal, ${plural(minutes / 60, { one: 'eine Stunde', other: `${minutes / 60} Stunden` })} lang.`

const codesLeft = (count: number): string =>
  count === 0
    ? 'Es ist keiner mehr übrig: Erstelle in deinem Konto neue.'
    : plural(count, { one: 'Einer ist noch übrig.', other: `${count} sind noch übrig.` })

const nothingLost =
  'Du verlierst nichts: Deine jetzigen Kunden können weiter sammeln und einlösen, und deine Programme und dein Team bleiben.'
const limits = (messages: string): string =>
  `Für alles Neue, also Kunden, Programme, Teammitglieder und ${messages}, gelten die Grenzen des Tarifs Free.`

export const accountMailTexts: typeof english = {
  reset: 'Passwort zurücksetzen',
  'reset-password': (minutes) => ({
    subject: 'Wähle ein neues Passwort',
    body: `Jemand, hoffentlich du, möchte das Passwort deines Regulars-Kontos zurücksetzen.\n\nÖffne den Link unten, um ein neues zu wählen. ${once(minutes)} Danach bist du überall abgemeldet, wo du angemeldet warst.\n\n${ignore}`,
    label: 'Neues Passwort wählen',
  }),
  'super-admin': (minutes) => ({
    subject: 'Du bist Super-Admin von Regulars',
    body: `Wer diese Installation von Regulars betreibt, hat dich zum Super-Admin gemacht.\n\nÖffne den Link unten, um ein Passwort zu wählen; das bestätigt auch diese Adresse. ${once(minutes)} Danach schickt dir „Passwort vergessen?“ bei der Anmeldung einen neuen. Richte als Erstes die Anmeldung in zwei Schritten ein.\n\nWenn du nicht weißt, worum es geht, tu nichts: Ohne dieses Postfach kommt niemand hinein.`,
    label: 'Passwort wählen',
  }),
  'verify-email': (minutes) => ({
    subject: 'Bestätige deine E-Mail-Adresse',
    body: `Öffne den Link unten, um zu bestätigen, dass das deine E-Mail-Adresse ist. So kommst du immer wieder in dein Regulars-Konto. ${once(minutes)}\n\nWenn du kein Konto bei uns hast, kannst du diese E-Mail ignorieren.`,
    label: 'Adresse bestätigen',
  }),
  'change-email': (minutes) => ({
    subject: 'Bestätige deine neue E-Mail-Adresse',
    body: `Öffne den Link unten, um dich ab jetzt mit dieser Adresse bei Regulars anzumelden. ${once(minutes)}\n\n${ignore}`,
    label: 'Diese Adresse nehmen',
  }),
  'address taken': {
    subject: 'Du hast schon ein Konto',
    body: 'Jemand, vielleicht du, wollte diese Adresse für ein anderes Regulars-Konto nehmen. Sie gehört schon zu einem Konto, deshalb wurde nichts geändert.\n\nWenn du es warst, melde dich mit dieser Adresse an; „Passwort vergessen?“ hilft, wenn das Passwort weg ist.',
    label: 'Anmelden',
  },
  'password-changed': {
    subject: 'Dein Passwort wurde geändert',
    body: 'Das Passwort deines Regulars-Kontos wurde gerade geändert, und alle anderen Geräte wurden abgemeldet.\n\nWenn du das nicht warst, setz es jetzt zurück:',
  },
  'email-changed': {
    subject: 'Deine E-Mail-Adresse wurde geändert',
    body: 'In deinem Regulars-Konto meldet man sich jetzt mit einer anderen E-Mail-Adresse an und nicht mehr mit dieser.\n\nWenn du das nicht warst, antworte sofort auf diese E-Mail.',
  },
  'sso-linked': {
    subject: 'Du kannst dich jetzt über deine Firma anmelden',
    body: 'Dein Regulars-Konto wurde gerade zum ersten Mal über die Anmeldung deiner Firma geöffnet, und alle anderen Geräte wurden abgemeldet. Das Passwort gilt weiterhin.\n\nWenn du das nicht warst oder dieses Passwort nie gewählt hast, wähle jetzt ein neues:',
  },
  'google-linked': {
    subject: 'Du kannst dich jetzt mit Google anmelden',
    body: 'Dein Regulars-Konto wurde gerade zum ersten Mal mit Google geöffnet, und alle anderen Geräte wurden abgemeldet. Das Passwort gilt weiterhin.\n\nWenn du das nicht warst oder dieses Passwort nie gewählt hast, wähle jetzt ein neues:',
  },
  'sign-in-code': (code, minutes, opensAccount) => ({
    subject: 'Dein Code zum Anmelden',
    body: `Dein Code zum Anmelden bei Regulars ist\n\n${code}\n\nEr gilt einmal, ${minutes} Minuten lang. Der Link unten bewirkt dasselbe; sobald du eins von beiden benutzt hast, gilt auch das andere nicht mehr.${opensAccount ? ' Wenn diese Adresse noch kein Konto hat, bekommst du damit eines.' : ''}\n\nNiemand von Regulars fragt dich je danach. ${ignore}`,
    label: 'Anmelden',
  }),
  'password-dropped': {
    subject: 'Wähle ein neues Passwort',
    body: 'Deine E-Mail-Adresse wurde gerade aus deinem Postfach bestätigt, in einem Browser, der nicht bei deinem Regulars-Konto angemeldet war. Das Passwort des Kontos wurde gewählt, bevor jemand die Adresse bestätigt hatte, es könnte also von jemand anderem sein: Es gilt nicht mehr, und alle anderen Geräte wurden abgemeldet.\n\nCodes und Links per E-Mail funktionieren weiterhin. Wenn du wieder ein Passwort möchtest, wähle eines:',
  },
  'phone-changed': {
    subject: 'Dein Konto hat eine neue Telefonnummer',
    body: 'Gerade wurde eine Telefonnummer bestätigt: Mit Codes, die per SMS dorthin gehen, kann man sich jetzt in deinem Regulars-Konto anmelden.\n\nWenn du das nicht warst, wähle sofort ein neues Passwort: Damit verschwindet auch die Telefonnummer aus dem Konto.',
  },
  'phone-removed': {
    subject: 'Die Telefonnummer wurde aus deinem Konto entfernt',
    body: 'Mit Codes per SMS kann man sich nicht mehr in deinem Regulars-Konto anmelden: Jemand, der angemeldet war, hat die Telefonnummer entfernt, oder das Passwort wurde zurückgesetzt.\n\nWenn du das nicht warst, antworte sofort auf diese E-Mail.',
  },
  'phone-moved': {
    subject: 'Die Telefonnummer wurde aus deinem Konto entfernt',
    body: 'Ein anderes Regulars-Konto hat deine Telefonnummer bestätigt, und eine Nummer gehört nur zu einem Konto. In deinem kann man sich nicht mehr mit Codes per SMS anmelden.\n\nWenn das Telefon weiterhin dir gehört und das andere Konto auch, ist alles in Ordnung. Sonst antworte auf diese E-Mail.',
  },
  'two-factor-on': {
    subject: 'Die Anmeldung in zwei Schritten ist an',
    body: 'Bei der Anmeldung in deinem Regulars-Konto wird jetzt auch nach einem Code deiner Authenticator-App gefragt, und alle anderen Geräte wurden abgemeldet.\n\nWenn du das nicht warst, setz jetzt dein Passwort zurück und antworte auf diese E-Mail: Wir helfen dir wieder hinein.',
  },
  'two-factor-off': {
    subject: 'Die Anmeldung in zwei Schritten ist aus',
    body: 'Dein Regulars-Konto fragt nicht mehr nach einem Code deiner Authenticator-App.\n\nWenn du das nicht warst, setz jetzt dein Passwort zurück und schalte die Anmeldung in zwei Schritten wieder ein:',
  },
  'shop-suspended': (business, reason) => ({
    subject: 'Dein Laden wurde gesperrt',
    body: `Wir haben ${business} gesperrt. Der Grund:\n\n${reason}\n\nNiemand kann beitreten oder sammeln, es gehen keine Nachrichten raus, und die API-Schlüssel werden abgelehnt. Du kannst dich anmelden und alles ansehen, und deine Kunden sehen weiterhin ihre Karten: Was sie gesammelt haben, bleibt.\n\nWenn du das für einen Irrtum hältst oder es in Ordnung gebracht hast, antworte auf diese E-Mail.`,
  }),
  'shop-restored': (business) => ({
    subject: 'Dein Laden ist wieder offen',
    body: `${business} ist nicht mehr gesperrt, und alles ist wie vorher. Nachrichten, die inzwischen zurückgehalten wurden, werden nicht gesendet.`,
    label: 'Übersicht öffnen',
  }),
  'shop-looked-into': (business) => ({
    subject: 'Regulars hat sich deinen Laden angesehen',
    body: `Jemand von Regulars hat gerade die Seiten von ${business} geöffnet, um sie anzusehen, höchstens eine halbe Stunde lang. Die Person sieht, was du siehst, kann nichts ändern und bekommt keine Schlüssel und keine Dateien.\n\nWer es war, warum und welche Seiten geöffnet wurden, steht in deinem Protokoll:`,
    label: 'Protokoll öffnen',
  }),
  'trial-ended': (business) => ({
    subject: 'Deine Testphase ist zu Ende',
    body: `Die Testphase von ${business} ist zu Ende, jetzt gilt der Tarif Free.\n\n${nothingLost} ${limits('Nachrichten')}\n\nWenn du mehr brauchst, wähle einen Tarif:`,
    label: 'Tarife ansehen',
  }),
  'trial-ends': (business, day) => ({
    subject: `Deine Testphase endet am ${day}`,
    body: `Die Testphase von ${business} endet am ${day}. Ohne Zahlung geht es mit dem Tarif Free weiter.\n\n${nothingLost} ${limits('Nachrichten')}\n\nDamit alles bleibt, wie es ist, wähle einen Tarif:`,
    label: 'Tarife ansehen',
  }),
  'payment-late': (business) => ({
    subject: 'Deine letzte Zahlung ist fehlgeschlagen',
    body: `Die Karte für den Tarif von ${business} wurde abgelehnt. Für dich und deine Kunden hat sich noch nichts geändert, und in den nächsten Tagen wird es noch einmal versucht.\n\nWenn es nicht mehr die richtige Karte ist oder deine Bank eine Bestätigung möchte, bring es hier in Ordnung:`,
    label: 'Zahlungsart ändern',
  }),
  'plan-runs': (business, plan, day, price, isTrial) => ({
    subject: `Du hast den Tarif ${plan}`,
    body: `${business} hat den Tarif ${plan}${price ? ` für ${price} im Monat` : ''}. ${isTrial ? `Es wurde nichts abgebucht: Die Testphase läuft bis zum ${day}, und an diesem Tag wird die Karte zum ersten Mal belastet.` : `Er ist bis zum ${day} bezahlt und verlängert sich dann, wenn niemand kündigt.`}\n\nDie Rechnungen, die Karte und die Kündigung findest du hier:`,
    label: 'Abo ansehen',
  }),
  'plan-ends': (business, plan, day) => ({
    subject: `Dein Tarif ${plan} endet am ${day}`,
    body: `Der Tarif ${plan} von ${business} wurde gekündigt. Er läuft bis zum ${day}, und es wird nichts mehr abgebucht. Danach geht es für ${business} mit dem Tarif Free weiter.\n\n${nothingLost} ${limits('SMS')}\n\nSoll er doch weiterlaufen, wähle vorher „Tarif behalten“:`,
    label: 'Abo ansehen',
  }),
  'plan-resumed': (business, plan, day, price) => ({
    subject: `Dein Tarif ${plan} läuft weiter`,
    body: `Der Tarif ${plan} von ${business} endet nicht mehr: Er verlängert sich am ${day}${price ? ` für ${price} im Monat` : ''}, dann wird die Karte belastet.\n\nDie Rechnungen, die Karte und die Kündigung findest du hier:`,
    label: 'Abo ansehen',
  }),
  'plan-ended': (business) => ({
    subject: 'Dein Tarif ist zu Ende',
    body: `Der bezahlte Tarif von ${business} ist zu Ende, und es wird nichts mehr abgebucht. Jetzt gilt der Tarif Free.\n\n${nothingLost} ${limits('SMS')}\n\nWenn du mehr brauchst, wähle einen Tarif:`,
    label: 'Tarife ansehen',
  }),
  'credits-low': (business, left) => ({
    subject: `Nur noch wenige Credits: ${left}`,
    body: `${business} hat noch ${left} Credits. Sind sie verbraucht, warten SMS, die über deinen Tarif hinausgehen, oder sie werden nicht gesendet; die aus deinem Tarif gehen weiter raus.\n\nDu kannst neue kaufen oder sie automatisch kaufen lassen:`,
    label: 'Credits ansehen',
  }),
  'top-up-failed': (business) => ({
    subject: 'Credits ließen sich nicht automatisch kaufen',
    body: `Die Karte von ${business} wurde abgelehnt, als automatisch Credits gekauft werden sollten. Es wurde nichts gekauft, und von selbst wird es nicht noch einmal versucht.\n\nÄndere die Zahlungsart und speichere den automatischen Kauf dann noch einmal:`,
    label: 'Credits ansehen',
  }),
  'mail-stopped': (business, owner) => ({
    subject: 'Die Werbe-E-Mails eines Ladens sind gestoppt',
    body: `Zu viele Empfänger wollten innerhalb einer Woche die Werbe-E-Mails von ${business} (${owner}) nicht, deshalb sind sie gestoppt: Mailserver könnten sonst bald alle unsere E-Mails ablehnen. Der Admin weiß Bescheid; Belege, Begrüßungen und Codes gehen weiter raus.\n\nDie Werbe-E-Mails gehen wieder raus, sobald ein Super-Admin sie mit einem Grund freigibt:`,
    label: 'Ansehen',
  }),
  'backup-code-used': (left) => ({
    subject: 'Ein Backup-Code wurde benutzt',
    body: `Gerade wurde einer der Backup-Codes deines Regulars-Kontos benutzt. ${codesLeft(left)}\n\nWenn du das nicht warst, setz jetzt dein Passwort zurück:`,
  }),
}
