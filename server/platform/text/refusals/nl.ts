import type { Refusals } from '../refusals.ts'

export const refusals: Refusals = {
  'At least {} characters': 'Minimaal {} tekens',
  'At most {} characters': 'Maximaal {} tekens',
  'This is empty': 'Dit veld is leeg',
  'This is missing': 'Vul dit veld in',
  'Phone is required': 'Vul je telefoonnummer in',
  'Enter your phone number': 'Vul je telefoonnummer in',
  'Enter a phone number such as {}': 'Vul een telefoonnummer in, bijvoorbeeld {}',
  'Enter a phone number with its country code, such as {}':
    'Vul een telefoonnummer met landcode in, bijvoorbeeld {}',
  'Enter an email address such as {}': 'Vul een e-mailadres in, bijvoorbeeld {}',
  'Enter the address to write to': 'Vul het e-mailadres in waarop je mail wilt krijgen',
  'Enter a date as YYYY-MM-DD': 'Vul een datum in als JJJJ-MM-DD',
  'Enter your 4-6 digit PIN': 'Vul je pincode van 4 tot 6 cijfers in',
  'Enter the 6 digits from the text': 'Vul de 6 cijfers uit de sms in',
  'Choose 4 to 6 digits': 'Kies 4 tot 6 cijfers',
  'One digit over and over, or digits in a row, are what others try first. Please choose another PIN.':
    'Allemaal dezelfde cijfers of cijfers op volgorde: dat proberen anderen als eerste. Kies een andere pincode.',
  'Your phone number ends in these digits. Please choose another PIN.':
    'Je telefoonnummer eindigt op deze cijfers. Kies een andere pincode.',
  'This is your date of birth. Please choose another PIN.':
    'Dit is je geboortedatum. Kies een andere pincode.',
  'The words beside the boxes have changed. Please read them, and tick again if you agree.':
    'De tekst naast de vakjes is veranderd. Lees hem even en vink opnieuw aan als je akkoord gaat.',
  'We could not check that you are a person. Please try again.':
    'We konden niet controleren of je een mens bent. Probeer het opnieuw.',
  'Please confirm that you are a person.': 'Bevestig dat je een mens bent.',
  'Invalid PIN. Please try again.': 'De pincode klopt niet. Probeer het opnieuw.',
  'Phone number not found. Please check and try again.':
    'We kennen dit telefoonnummer niet. Controleer het en probeer het opnieuw.',
  'Portal access is disabled. Please contact the business.':
    'Deze kaart kan niet online worden geopend. Neem contact op met de zaak.',
  'That code is wrong or has expired. Check the text, or ask for a new code.':
    'De code klopt niet of is verlopen. Kijk nog eens in de sms of vraag een nieuwe code aan.',
  'Please sign in': 'Log eerst in',
  'Your phone number has changed. Please sign in again.': 'Je telefoonnummer is gewijzigd. Log opnieuw in.',
  'Choose a PIN first.': 'Kies eerst een pincode.',
  'Your date of birth is written down. Ask in the shop to correct it.':
    'Je geboortedatum staat er al. Klopt hij niet? Geef het door in de zaak.',
  'The words have changed. Please read them, and switch it on again.':
    'De tekst is veranderd. Lees hem even en zet het opnieuw aan.',
  'Add your email address first': 'Vul eerst je e-mailadres in',
  'Your phone replied STOP. Text START to the number that texted you first.':
    'Je hebt STOP geantwoord op een sms. Sms eerst START naar het nummer waarvan je die sms kreeg.',
  'Someone else changed {}. Look at them again before saving.':
    'Iemand anders heeft je gegevens gewijzigd. Controleer ze voordat je opslaat.',
  'This reward is no longer offered': 'Deze beloning wordt niet meer aangeboden',
  'None of these are left': 'Deze beloning is op',
  'This program is paused': 'Dit programma is gepauzeerd',
  'Too many tries. Please try again in {}.': 'Te veel pogingen. Probeer het {} opnieuw.',
  'Too many tries from this network. Please try again in {}.':
    'Te veel pogingen vanaf dit netwerk. Probeer het {} opnieuw.',
  'Too many sign-ins from this network. Please try again in {}.':
    'Er is te vaak ingelogd vanaf dit netwerk. Probeer het {} opnieuw.',
  'Too many sign-ins with this number. Please try again in {}.':
    'Er is te vaak ingelogd met dit nummer. Probeer het {} opnieuw.',
  'Too many wrong PINs. Please try again in {}.': 'Te vaak een verkeerde pincode. Probeer het {} opnieuw.',
  'Too many codes were asked for from this network. Please try again in {}.':
    'Er zijn te veel codes aangevraagd vanaf dit netwerk. Probeer het {} opnieuw.',
  'Three codes were sent to this number. Please try again in {}.':
    'Er zijn al drie codes naar dit nummer gestuurd. Probeer het {} opnieuw.',
  'Too many codes were sent to this number. Please try again in {}.':
    'Er zijn te veel codes naar dit nummer gestuurd. Probeer het {} opnieuw.',
  'Too many wrong codes from this network. Please try again in {}.':
    'Te veel verkeerde codes vanaf dit netwerk. Probeer het {} opnieuw.',
  'Too many wrong codes. Please try again in {}.': 'Te vaak een verkeerde code. Probeer het {} opnieuw.',
  'Too many people joined from this network. Please try again in {}.':
    'Er hebben zich te veel mensen aangemeld vanaf dit netwerk. Probeer het {} opnieuw.',
  'Your data was downloaded ten times. Please try again in {}.':
    'Je gegevens zijn al tien keer gedownload. Probeer het {} opnieuw.',
  'Something went wrong on our side. Please try again.': 'Er ging bij ons iets mis. Probeer het opnieuw.',
  'This request did not come from our own pages': 'Dit verzoek kwam niet van onze eigen pagina’s',
  'Our database takes no more connections at the moment. Please try again in a few seconds.':
    'Het is nu even te druk. Probeer het over een paar seconden opnieuw.',
  'We cannot reach our database at the moment. Please try again in a few seconds.':
    'We kunnen nu even niet bij onze gegevens. Probeer het over een paar seconden opnieuw.',
  'Our database can only be read at the moment, so nothing was saved. Please try again in a few seconds.':
    'We kunnen nu even niets opslaan, dus er is niets bewaard. Probeer het over een paar seconden opnieuw.',
}
