import type { Accounts } from '../accounts.ts'

export const accounts: Accounts = {
  'Not authenticated': 'Nicht angemeldet',
  'You are not allowed to do this': 'Das darfst du nicht',
  'This API key lacks the scope {}': 'Diesem API-Schlüssel fehlt die Berechtigung {}',
  'Password is required': 'Gib das Passwort ein',
  'You must provide an email and a password': 'Gib E-Mail-Adresse und Passwort ein',
  'Invalid login credentials': 'E-Mail-Adresse oder Passwort stimmen nicht',
  'User already registered': 'Diese Adresse hat schon ein Konto',
  'Please select a subscription tier': 'Bitte wähle einen Tarif',
  'Minimum 6 characters': 'Mindestens 6 Zeichen',
  'Use at least 3 different characters': 'Nimm mindestens 3 verschiedene Zeichen',
  'This password has leaked elsewhere and is tried first. Choose another: three or four words that you put together':
    'Dieses Passwort wurde anderswo gestohlen, und solche probieren Angreifer zuerst. Nimm ein anderes: drei oder vier Wörter, die du selbst zusammenstellst',
  'This sign-in is over. Please sign in again.': 'Diese Anmeldung ist abgelaufen. Bitte melde dich neu an.',
  'This account is suspended. Please contact us at {}.':
    'Dieses Konto ist gesperrt. Bitte schreib uns an {}.',
  'Confirm your email address first.': 'Bestätige zuerst deine E-Mail-Adresse.',
  'Enter the code from your authenticator app to go on': 'Gib den Code aus deiner Authenticator-App ein',
  'Several accounts were opened with this mailbox lately. Sign in to one of them.':
    'Mit diesem Postfach wurden vor Kurzem mehrere Konten eröffnet. Melde dich bei einem davon an.',
  'Several accounts were opened with this mailbox lately. Sign in to one of them, or by a mailed code.':
    'Mit diesem Postfach wurden vor Kurzem mehrere Konten eröffnet. Melde dich bei einem davon an, oder mit einem Code per E-Mail.',
  'Signing in with Google is not switched on': 'Die Anmeldung mit Google ist nicht eingeschaltet',
  'Signing in with Google is not possible at the moment.':
    'Die Anmeldung mit Google ist gerade nicht möglich.',
  'No company signs in with this domain here.': 'Keine Firma meldet sich hier mit dieser Domain an.',
  'Your company’s sign-in cannot be reached at the moment.':
    'Die Anmeldung deiner Firma ist gerade nicht erreichbar.',
  'This account signs in in two steps, which needs a browser. Use an API key.':
    'Dieses Konto meldet sich in zwei Schritten an, dafür braucht es einen Browser. Nimm einen API-Schlüssel.',
  'Refresh token is required': 'Es fehlt das Refresh-Token',
  'Invalid refresh token': 'Das Refresh-Token ist ungültig',
  'Unsupported grant_type': 'Diesen grant_type gibt es nicht',
  'Invalid JWT': 'Das JWT ist ungültig',
  'Invalid API key': 'Der API-Schlüssel ist ungültig',
  'API key {}': 'API-Schlüssel {}',
  'This API key has ended': 'Dieser API-Schlüssel ist abgelaufen',
  'A great many people are signing in. Please try again in a minute.':
    'Gerade melden sich sehr viele an. Bitte versuch es in einer Minute noch einmal.',
  'That is more than we can answer at once. Please try again in a minute.':
    'Das sind mehr Anfragen, als wir auf einmal beantworten können. Bitte versuch es in einer Minute noch einmal.',
  'This is not your password': 'Das ist nicht dein Passwort',
  'You have no password yet. Set one by “Forgot password?” where you sign in.':
    'Du hast noch kein Passwort. Leg bei der Anmeldung über „Passwort vergessen?“ eines fest.',
  'Confirm that it is you to go on.': 'Bestätige zuerst, dass du es bist.',
  'You signed in a while ago. Sign out and in again, then come back here.':
    'Deine Anmeldung ist schon länger her. Melde dich ab und wieder an und komm dann hierher zurück.',
  'Part of the link is missing. Open it again from the email.':
    'Ein Teil des Links fehlt. Öffne ihn noch einmal aus der E-Mail.',
  'This link has been used already or has expired': 'Dieser Link wurde schon benutzt oder ist abgelaufen',
  'This is your email address already': 'Das ist schon deine E-Mail-Adresse',
  'Sign in to your account in this browser first, then open the link again.':
    'Melde dich zuerst in diesem Browser bei deinem Konto an und öffne den Link dann noch einmal.',
  'This address has had many of these mails today. Please try again tomorrow.':
    'An diese Adresse gingen heute schon viele dieser E-Mails. Bitte versuch es morgen noch einmal.',
  'This address has had many invitations today. Please try again tomorrow.':
    'An diese Adresse gingen heute schon viele Einladungen. Bitte versuch es morgen noch einmal.',
  'This number cannot get texts': 'An diese Nummer gehen keine SMS',
  'Enter the 6 digits of the code': 'Gib die 6 Ziffern des Codes ein',
  'Codes cannot be used just now. The link in the mail can, and so can your password. Please try again in {}.':
    'Codes funktionieren gerade nicht, der Link in der E-Mail und dein Passwort aber schon. Bitte versuch es {} noch einmal.',
  'No more codes can be texted today. Please try again in {}.':
    'Heute können keine Codes mehr per SMS verschickt werden. Bitte versuch es {} noch einmal.',
  'Too many codes were asked for by this account. Please try again in {}.':
    'Mit diesem Konto wurden zu viele Codes angefordert. Bitte versuch es {} noch einmal.',
  'Too many texts were asked for from one network today. Please try again tomorrow.':
    'Aus einem Netz wurden heute zu viele SMS angefordert. Bitte versuch es morgen noch einmal.',
  'Too many codes were tried from this network. Please try again in {}.':
    'Aus diesem Netz wurden zu viele Codes probiert. Bitte versuch es {} noch einmal.',
  'Enter the code': 'Gib den Code ein',
  'This code is not right': 'Dieser Code stimmt nicht',
  'This code is not right. Codes change every 30 seconds and work once.':
    'Dieser Code stimmt nicht. Codes wechseln alle 30 Sekunden und gelten einmal.',
  'This code is not right. Each backup code works once.':
    'Dieser Code stimmt nicht. Jeder Backup-Code gilt einmal.',
  'Two-step sign-in is on already': 'Die Anmeldung in zwei Schritten ist schon eingeschaltet',
  'Give a code of your authenticator app: a password is not enough.':
    'Gib einen Code deiner Authenticator-App ein: Ein Passwort reicht nicht.',
  'You have no authenticator app. Give your password.':
    'Du hast keine Authenticator-App. Gib dein Passwort ein.',
  'Whoever runs this installation removes a super admin’s second step: npm run remove-factors':
    'Den zweiten Schritt eines Super-Admins entfernt, wer diese Installation betreibt: npm run remove-factors',
  'Super admins need two-step sign-in. Set it up in your account first.':
    'Super-Admins brauchen die Anmeldung in zwei Schritten. Richte sie zuerst in deinem Konto ein.',
  'You are in another shop now. Nothing was done.':
    'Du bist jetzt in einem anderen Laden. Es wurde nichts gemacht.',
  'This shop is closed at the moment. What you have collected is kept.':
    'Dieser Laden ist gerade geschlossen. Was du gesammelt hast, bleibt erhalten.',
  'This shop is closed. An admin can open it again in Settings.':
    'Dieser Laden ist geschlossen. Ein Admin kann ihn in den Einstellungen wieder öffnen.',
  'This shop is suspended and can only be looked at. Please contact us at {}.':
    'Dieser Laden ist gesperrt, du kannst ihn nur ansehen. Bitte schreib uns an {}.',
  'You are looking into this shop: you can change nothing, and keys and files stay closed.':
    'Du siehst diesen Laden nur an: Du kannst nichts ändern, Schlüssel und Dateien bleiben zu.',
  'Only staff of the shop can do this': 'Das kann nur das Team des Ladens',
  'Only an admin of the shop can do this': 'Das kann nur ein Admin des Ladens',
  "You've reached your seat limit. Upgrade your plan to invite more team members.":
    'Alle Plätze in deinem Team sind vergeben. Wechsle in einen größeren Tarif, um noch jemanden einzuladen.',
  'This team has no free seat right now. Ask whoever invited you to make room, then open this link again.':
    'In diesem Team ist gerade kein Platz frei. Frag die Person, die dich eingeladen hat, ob sie Platz schafft, und öffne dann diesen Link noch einmal.',
  'This person is on your team already': 'Diese Person ist schon in deinem Team',
  'This person has been invited already. You can resend the invitation.':
    'Diese Person ist schon eingeladen. Du kannst die Einladung noch einmal senden.',
  'This invitation has already been used or revoked':
    'Diese Einladung wurde schon benutzt oder zurückgezogen',
  'This invitation has expired': 'Diese Einladung ist abgelaufen',
  'Invalid invitation link': 'Dieser Einladungslink ist ungültig',
  'Please log in with the invited email address: {}':
    'Bitte melde dich mit der E-Mail-Adresse an, an die die Einladung ging: {}',
  'This shop is closed at the moment. Ask whoever invited you.':
    'Dieser Laden ist gerade geschlossen. Frag die Person, die dich eingeladen hat.',
  'That is a lot of invitations. Please try again in {}.':
    'Das sind viele Einladungen. Bitte versuch es {} noch einmal.',
  'The admin stays the admin. Hand over the admin role first.':
    'Der Admin bleibt Admin. Übergib die Rolle zuerst.',
  'The admin cannot be removed. Hand over the admin role first.':
    'Der Admin kann nicht entfernt werden. Übergib die Rolle zuerst.',
  'You are the admin already': 'Du bist schon der Admin',
  'A team needs an admin. Make somebody else the admin first, then you can leave.':
    'Ein Team braucht einen Admin. Mach zuerst jemand anderen zum Admin, dann kannst du gehen.',
  'A team needs an admin, and you are the only one on it. You can close the shop in Settings.':
    'Ein Team braucht einen Admin, und du bist allein im Team. Du kannst den Laden in den Einstellungen schließen.',
  'Nobody is at the till. Choose your name and type your PIN.':
    'Niemand ist an der Kasse. Wähle deinen Namen und gib deine PIN ein.',
  'Type your PIN': 'Gib deine PIN ein',
  'This is not your PIN': 'Das ist nicht deine PIN',
  '{} has no PIN yet. They choose one in their account.':
    '{} hat noch keine PIN und kann im eigenen Konto eine wählen.',
  'Nobody on the team has a PIN yet. Set yours in your account first.':
    'Im Team hat noch niemand eine PIN. Leg zuerst deine in deinem Konto fest.',
  'This till is shared no longer': 'Diese Kasse ist keine gemeinsame Kasse mehr',
  'Enter a code of the second step, too': 'Gib auch einen Code des zweiten Schritts ein',
  'Too many have come to this till. Please try again in {}.':
    'An dieser Kasse haben sich zu viele nacheinander angemeldet. Bitte versuch es {} noch einmal.',
  'Look at their phone and confirm the number first':
    'Sieh auf dem Telefon des Kunden nach und bestätige zuerst die Nummer',
  'The portal is switched off for this guest': 'Für diesen Kunden ist das Portal abgeschaltet',
  'You have shown too many codes. Please try again in {}.':
    'Du hast zu viele Codes gezeigt. Bitte versuch es {} noch einmal.',
  'Too many codes were shown for this guest. Please try again in {}.':
    'Für diesen Kunden wurden zu viele Codes gezeigt. Bitte versuch es {} noch einmal.',
  'This link was opened too often. Please try again in {}.':
    'Dieser Link wurde zu oft geöffnet. Bitte versuch es {} noch einmal.',
  'That code is wrong or has expired. Check the message, or ask for a new code.':
    'Der Code stimmt nicht oder ist abgelaufen. Sieh in der Nachricht nach oder hol dir einen neuen.',
}
