import type { Refusals } from '../refusals.ts'

export const refusals: Refusals = {
  'At least {} characters': 'Almeno {} caratteri',
  'At most {} characters': 'Al massimo {} caratteri',
  'This is empty': 'Questo campo è vuoto',
  'This is missing': 'Questo campo è obbligatorio',
  'Phone is required': 'Inserisci il tuo numero di telefono',
  'Enter your phone number': 'Inserisci il tuo numero di telefono',
  'Enter a phone number such as {}': 'Inserisci un numero di telefono, per esempio {}',
  'Enter a phone number with its country code, such as {}':
    'Inserisci un numero di telefono con il prefisso del Paese, per esempio {}',
  'Enter an email address such as {}': 'Inserisci un indirizzo email, per esempio {}',
  'Enter the address to write to': 'Inserisci l’indirizzo a cui scriverti',
  'Enter a date as YYYY-MM-DD': 'Inserisci una data nel formato AAAA-MM-GG',
  'Enter your 4-6 digit PIN': 'Inserisci il tuo PIN, da 4 a 6 cifre',
  'Enter the 6 digits from the text': 'Inserisci le 6 cifre ricevute per SMS',
  'Choose 4 to 6 digits': 'Scegli da 4 a 6 cifre',
  'One digit over and over, or digits in a row, are what others try first. Please choose another PIN.':
    'Una cifra ripetuta o cifre in sequenza sono le prime che altri provano. Scegli un altro PIN.',
  'Your phone number ends in these digits. Please choose another PIN.':
    'Il tuo numero di telefono finisce con queste cifre. Scegli un altro PIN.',
  'This is your date of birth. Please choose another PIN.': 'È la tua data di nascita. Scegli un altro PIN.',
  'The words beside the boxes have changed. Please read them, and tick again if you agree.':
    'Il testo accanto alle caselle è cambiato. Leggilo e spuntale di nuovo, se sei d’accordo.',
  'We could not check that you are a person. Please try again.':
    'Non siamo riusciti a verificare che tu non sia un robot. Riprova.',
  'Please confirm that you are a person.': 'Conferma che non sei un robot.',
  'Invalid PIN. Please try again.': 'PIN sbagliato. Riprova.',
  'Phone number not found. Please check and try again.':
    'Non conosciamo questo numero di telefono. Controllalo e riprova.',
  'Portal access is disabled. Please contact the business.':
    'L’accesso a questa tessera è disattivato. Contatta il negozio.',
  'That code is wrong or has expired. Check the text, or ask for a new code.':
    'Il codice è sbagliato o scaduto. Controlla l’SMS o chiedi un nuovo codice.',
  'Please sign in': 'Accedi per continuare',
  'Your phone number has changed. Please sign in again.':
    'Il tuo numero di telefono è cambiato. Accedi di nuovo.',
  'Choose a PIN first.': 'Scegli prima un PIN.',
  'Your date of birth is written down. Ask in the shop to correct it.':
    'La tua data di nascita è già registrata. Per correggerla, chiedi in negozio.',
  'The words have changed. Please read them, and switch it on again.':
    'Il testo è cambiato. Leggilo e riattiva l’opzione.',
  'Add your email address first': 'Prima inserisci la tua email',
  'Your phone replied STOP. Text START to the number that texted you first.':
    'Hai risposto STOP. Prima manda START al numero che ti ha scritto.',
  'Someone else changed {}. Look at them again before saving.':
    'Qualcun altro ha cambiato i tuoi dati. Ricontrollali prima di salvare.',
  'This reward is no longer offered': 'Questo premio non è più disponibile',
  'None of these are left': 'Non ce ne sono più',
  'This program is paused': 'Questo programma è in pausa',
  'Too many tries. Please try again in {}.': 'Troppi tentativi. Riprova {}.',
  'Too many tries from this network. Please try again in {}.': 'Troppi tentativi da questa rete. Riprova {}.',
  'Too many sign-ins from this network. Please try again in {}.':
    'Troppi accessi da questa rete. Riprova {}.',
  'Too many sign-ins with this number. Please try again in {}.':
    'Troppi accessi con questo numero. Riprova {}.',
  'Too many wrong PINs. Please try again in {}.': 'PIN sbagliato troppe volte. Riprova {}.',
  'Too many codes were asked for from this network. Please try again in {}.':
    'Troppi codici richiesti da questa rete. Riprova {}.',
  'Three codes were sent to this number. Please try again in {}.':
    'Abbiamo già mandato tre codici a questo numero. Riprova {}.',
  'Too many codes were sent to this number. Please try again in {}.':
    'Abbiamo mandato troppi codici a questo numero. Riprova {}.',
  'Too many wrong codes from this network. Please try again in {}.':
    'Troppi codici sbagliati da questa rete. Riprova {}.',
  'Too many wrong codes. Please try again in {}.': 'Troppi codici sbagliati. Riprova {}.',
  'Too many people joined from this network. Please try again in {}.':
    'Troppe iscrizioni da questa rete. Riprova {}.',
  'Your data was downloaded ten times. Please try again in {}.':
    'I tuoi dati sono già stati scaricati dieci volte. Riprova {}.',
  'Something went wrong on our side. Please try again.': 'Qualcosa è andato storto da parte nostra. Riprova.',
  'This request did not come from our own pages': 'Questa richiesta non viene dalle nostre pagine',
  'Our database takes no more connections at the moment. Please try again in a few seconds.':
    'Il nostro database al momento è sovraccarico. Riprova tra qualche secondo.',
  'We cannot reach our database at the moment. Please try again in a few seconds.':
    'Al momento non riusciamo a raggiungere il nostro database. Riprova tra qualche secondo.',
  'Our database can only be read at the moment, so nothing was saved. Please try again in a few seconds.':
    'Al momento il nostro database è in sola lettura, quindi non è stato salvato nulla. Riprova tra qualche secondo.',
}
