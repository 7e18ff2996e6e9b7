import type { Refusals } from '../refusals.ts'

export const refusals: Refusals = {
  'At least {} characters': 'Minimalna liczba znaków: {}',
  'At most {} characters': 'Maksymalna liczba znaków: {}',
  'This is empty': 'To pole jest puste',
  'This is missing': 'Uzupełnij to pole',
  'Phone is required': 'Wpisz swój numer telefonu',
  'Enter your phone number': 'Wpisz swój numer telefonu',
  'Enter a phone number such as {}': 'Wpisz numer telefonu, np. {}',
  'Enter a phone number with its country code, such as {}':
    'Wpisz numer telefonu z numerem kierunkowym kraju, np. {}',
  'Enter an email address such as {}': 'Wpisz adres e-mail, np. {}',
  'Enter the address to write to': 'Wpisz adres e-mail, na który mamy pisać',
  'Enter a date as YYYY-MM-DD': 'Wpisz datę w postaci RRRR-MM-DD',
  'Enter your 4-6 digit PIN': 'Wpisz swój PIN (od 4 do 6 cyfr)',
  'Enter the 6 digits from the text': 'Wpisz 6 cyfr z SMS-a',
  'Choose 4 to 6 digits': 'Wybierz od 4 do 6 cyfr',
  'One digit over and over, or digits in a row, are what others try first. Please choose another PIN.':
    'Powtórzona cyfra albo cyfry po kolei to pierwsze, co sprawdzą inni. Wybierz inny PIN.',
  'Your phone number ends in these digits. Please choose another PIN.':
    'Tymi cyframi kończy się Twój numer telefonu. Wybierz inny PIN.',
  'This is your date of birth. Please choose another PIN.': 'To Twoja data urodzenia. Wybierz inny PIN.',
  'The words beside the boxes have changed. Please read them, and tick again if you agree.':
    'Tekst przy polach wyboru się zmienił. Przeczytaj go i zaznacz pola ponownie, jeśli się zgadzasz.',
  'We could not check that you are a person. Please try again.':
    'Nie udało się sprawdzić, czy jesteś człowiekiem. Spróbuj ponownie.',
  'Please confirm that you are a person.': 'Potwierdź, że jesteś człowiekiem.',
  'Invalid PIN. Please try again.': 'Nieprawidłowy PIN. Spróbuj ponownie.',
  'Phone number not found. Please check and try again.':
    'Nie znamy tego numeru telefonu. Sprawdź go i spróbuj ponownie.',
  'Portal access is disabled. Please contact the business.':
    'Dostęp do tej karty jest wyłączony. Skontaktuj się z lokalem.',
  'That code is wrong or has expired. Check the text, or ask for a new code.':
    'Kod jest nieprawidłowy albo wygasł. Sprawdź SMS-a lub poproś o nowy kod.',
  'Please sign in': 'Zaloguj się',
  'Your phone number has changed. Please sign in again.':
    'Twój numer telefonu się zmienił. Zaloguj się ponownie.',
  'Choose a PIN first.': 'Najpierw wybierz PIN.',
  'Your date of birth is written down. Ask in the shop to correct it.':
    'Twoja data urodzenia jest już zapisana. Poprawić ją możesz w lokalu.',
  'The words have changed. Please read them, and switch it on again.':
    'Treść zgody się zmieniła. Przeczytaj ją i włącz zgodę jeszcze raz.',
  'Add your email address first': 'Najpierw podaj swój adres e-mail',
  'Your phone replied STOP. Text START to the number that texted you first.':
    'Z Twojego telefonu przyszło STOP. Najpierw wyślij START na numer, z którego przychodziły SMS-y.',
  'Someone else changed {}. Look at them again before saving.':
    'Ktoś inny zmienił Twoje dane. Przejrzyj je jeszcze raz przed zapisaniem.',
  'This reward is no longer offered': 'Tej nagrody już nie ma w ofercie',
  'None of these are left': 'Pula tych nagród już się wyczerpała',
  'This program is paused': 'Ten program jest wstrzymany',
  'Too many tries. Please try again in {}.': 'Za dużo prób. Spróbuj ponownie {}.',
  'Too many tries from this network. Please try again in {}.':
    'Za dużo prób z tej sieci. Spróbuj ponownie {}.',
  'Too many sign-ins from this network. Please try again in {}.':
    'Za dużo logowań z tej sieci. Spróbuj ponownie {}.',
  'Too many sign-ins with this number. Please try again in {}.':
    'Za dużo logowań tym numerem. Spróbuj ponownie {}.',
  'Too many wrong PINs. Please try again in {}.': 'Za dużo błędnych PIN-ów. Spróbuj ponownie {}.',
  'Too many codes were asked for from this network. Please try again in {}.':
    'Za dużo próśb o kod z tej sieci. Spróbuj ponownie {}.',
  'Three codes were sent to this number. Please try again in {}.':
    'Na ten numer wysłaliśmy już trzy kody. Spróbuj ponownie {}.',
  'Too many codes were sent to this number. Please try again in {}.':
    'Na ten numer wysłaliśmy za dużo kodów. Spróbuj ponownie {}.',
  'Too many wrong codes from this network. Please try again in {}.':
    'Za dużo błędnych kodów z tej sieci. Spróbuj ponownie {}.',
  'Too many wrong codes. Please try again in {}.': 'Za dużo błędnych kodów. Spróbuj ponownie {}.',
  'Too many people joined from this network. Please try again in {}.':
    'Z tej sieci dołączyło za dużo osób. Spróbuj ponownie {}.',
  'Your data was downloaded ten times. Please try again in {}.':
    'Twoje dane pobrano już dziesięć razy. Spróbuj ponownie {}.',
  'Something went wrong on our side. Please try again.':
    'Coś poszło nie tak po naszej stronie. Spróbuj ponownie.',
  'This request did not come from our own pages': 'To żądanie nie przyszło z naszych stron',
  'Our database takes no more connections at the moment. Please try again in a few seconds.':
    'Mamy teraz za duży ruch. Spróbuj ponownie za kilka sekund.',
  'We cannot reach our database at the moment. Please try again in a few seconds.':
    'Nie mamy teraz połączenia z naszą bazą danych. Spróbuj ponownie za kilka sekund.',
  'Our database can only be read at the moment, so nothing was saved. Please try again in a few seconds.':
    'Chwilowo nie możemy niczego zapisać, więc nic się nie zmieniło. Spróbuj ponownie za kilka sekund.',
}
