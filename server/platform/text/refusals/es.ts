import type { Refusals } from '../refusals.ts'

export const refusals: Refusals = {
  'At least {} characters': 'Al menos {} caracteres',
  'At most {} characters': 'Como máximo {} caracteres',
  'This is empty': 'Está vacío',
  'This is missing': 'Falta este dato',
  'Phone is required': 'Escribe tu número de teléfono',
  'Enter your phone number': 'Escribe tu número de teléfono',
  'Enter a phone number such as {}': 'Escribe un número de teléfono, por ejemplo {}',
  'Enter a phone number with its country code, such as {}':
    'Escribe un número de teléfono con el prefijo del país, por ejemplo {}',
  'Enter an email address such as {}': 'Escribe un correo electrónico, por ejemplo {}',
  'Enter the address to write to': 'Escribe el correo al que debemos escribirte',
  'Enter a date as YYYY-MM-DD': 'Escribe una fecha como AAAA-MM-DD',
  'Enter your 4-6 digit PIN': 'Escribe tu PIN, de 4 a 6 cifras',
  'Enter the 6 digits from the text': 'Escribe las 6 cifras del SMS',
  'Choose 4 to 6 digits': 'Elige de 4 a 6 cifras',
  'One digit over and over, or digits in a row, are what others try first. Please choose another PIN.':
    'Una misma cifra repetida o cifras seguidas es lo primero que otros prueban. Elige otro PIN.',
  'Your phone number ends in these digits. Please choose another PIN.':
    'Tu número de teléfono termina en estas cifras. Elige otro PIN.',
  'This is your date of birth. Please choose another PIN.': 'Es tu fecha de nacimiento. Elige otro PIN.',
  'The words beside the boxes have changed. Please read them, and tick again if you agree.':
    'El texto junto a las casillas ha cambiado. Léelo y vuelve a marcarlas si estás de acuerdo.',
  'We could not check that you are a person. Please try again.':
    'No pudimos comprobar que no eres un robot. Inténtalo de nuevo.',
  'Please confirm that you are a person.': 'Confirma que no eres un robot.',
  'Invalid PIN. Please try again.': 'El PIN no es correcto. Inténtalo de nuevo.',
  'Phone number not found. Please check and try again.':
    'No conocemos este número de teléfono. Revísalo e inténtalo de nuevo.',
  'Portal access is disabled. Please contact the business.':
    'El acceso a esta tarjeta está desactivado. Ponte en contacto con el local.',
  'That code is wrong or has expired. Check the text, or ask for a new code.':
    'El código no es correcto o ya venció. Revisa el SMS o pide un código nuevo.',
  'Please sign in': 'Entra con tu número de teléfono',
  'Your phone number has changed. Please sign in again.':
    'Tu número de teléfono ha cambiado. Vuelve a entrar.',
  'Choose a PIN first.': 'Elige primero un PIN.',
  'Your date of birth is written down. Ask in the shop to correct it.':
    'Tu fecha de nacimiento ya está guardada. Para corregirla, avisa en el local.',
  'The words have changed. Please read them, and switch it on again.':
    'El texto ha cambiado. Léelo y vuelve a activarlo.',
  'Add your email address first': 'Primero escribe tu correo electrónico',
  'Your phone replied STOP. Text START to the number that texted you first.':
    'Respondiste STOP. Envía primero START al número que te escribió.',
  'Someone else changed {}. Look at them again before saving.':
    'Alguien más cambió tus datos. Míralos de nuevo antes de guardar.',
  'This reward is no longer offered': 'Este premio ya no está disponible',
  'None of these are left': 'Ya no queda ninguno',
  'This program is paused': 'Este programa está en pausa',
  'Too many tries. Please try again in {}.': 'Demasiados intentos. Inténtalo de nuevo {}.',
  'Too many tries from this network. Please try again in {}.':
    'Demasiados intentos desde esta red. Inténtalo de nuevo {}.',
  'Too many sign-ins from this network. Please try again in {}.':
    'Demasiados accesos desde esta red. Inténtalo de nuevo {}.',
  'Too many sign-ins with this number. Please try again in {}.':
    'Demasiados accesos con este número. Inténtalo de nuevo {}.',
  'Too many wrong PINs. Please try again in {}.': 'Demasiados PIN incorrectos. Inténtalo de nuevo {}.',
  'Too many codes were asked for from this network. Please try again in {}.':
    'Se pidieron demasiados códigos desde esta red. Inténtalo de nuevo {}.',
  'Three codes were sent to this number. Please try again in {}.':
    'Ya enviamos tres códigos a este número. Inténtalo de nuevo {}.',
  'Too many codes were sent to this number. Please try again in {}.':
    'Enviamos demasiados códigos a este número. Inténtalo de nuevo {}.',
  'Too many wrong codes from this network. Please try again in {}.':
    'Demasiados códigos incorrectos desde esta red. Inténtalo de nuevo {}.',
  'Too many wrong codes. Please try again in {}.': 'Demasiados códigos incorrectos. Inténtalo de nuevo {}.',
  'Too many people joined from this network. Please try again in {}.':
    'Se unieron demasiadas personas desde esta red. Inténtalo de nuevo {}.',
  'Your data was downloaded ten times. Please try again in {}.':
    'Tus datos ya se descargaron diez veces. Inténtalo de nuevo {}.',
  'Something went wrong on our side. Please try again.': 'Algo falló por nuestra parte. Inténtalo de nuevo.',
  'This request did not come from our own pages': 'Esta petición no viene de nuestras páginas',
  'Our database takes no more connections at the moment. Please try again in a few seconds.':
    'Nuestra base de datos está saturada. Inténtalo de nuevo en unos segundos.',
  'We cannot reach our database at the moment. Please try again in a few seconds.':
    'Ahora mismo no podemos acceder a nuestra base de datos. Inténtalo de nuevo en unos segundos.',
  'Our database can only be read at the moment, so nothing was saved. Please try again in a few seconds.':
    'Ahora mismo nuestra base de datos solo se puede leer, así que no se guardó nada. Inténtalo de nuevo en unos segundos.',
}
