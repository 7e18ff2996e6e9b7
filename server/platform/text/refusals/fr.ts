import type { Refusals } from '../refusals.ts'

export const refusals: Refusals = {
  'At least {} characters': 'Au moins {} caractères',
  'At most {} characters': '{} caractères au maximum',
  'This is empty': 'Ce champ est vide',
  'This is missing': 'Ce champ est obligatoire',
  'Phone is required': 'Entrez votre numéro de téléphone',
  'Enter your phone number': 'Entrez votre numéro de téléphone',
  'Enter a phone number such as {}': 'Entrez un numéro de téléphone, par exemple {}',
  'Enter a phone number with its country code, such as {}':
    'Entrez un numéro de téléphone avec l’indicatif du pays, par exemple {}',
  'Enter an email address such as {}': 'Entrez une adresse e-mail, par exemple {}',
  'Enter the address to write to': 'Indiquez l’adresse à laquelle vous écrire',
  'Enter a date as YYYY-MM-DD': 'Entrez une date sous la forme AAAA-MM-JJ',
  'Enter your 4-6 digit PIN': 'Entrez votre code PIN, de 4 à 6 chiffres',
  'Enter the 6 digits from the text': 'Entrez les 6 chiffres reçus par SMS',
  'Choose 4 to 6 digits': 'Choisissez de 4 à 6 chiffres',
  'One digit over and over, or digits in a row, are what others try first. Please choose another PIN.':
    'Un même chiffre répété ou des chiffres qui se suivent, c’est ce que d’autres essaient en premier. Veuillez choisir un autre code PIN.',
  'Your phone number ends in these digits. Please choose another PIN.':
    'Votre numéro de téléphone se termine par ces chiffres. Veuillez choisir un autre code PIN.',
  'This is your date of birth. Please choose another PIN.':
    'C’est votre date de naissance. Veuillez choisir un autre code PIN.',
  'The words beside the boxes have changed. Please read them, and tick again if you agree.':
    'Le texte à côté des cases a changé. Veuillez le lire et cocher de nouveau si vous êtes d’accord.',
  'We could not check that you are a person. Please try again.':
    'Nous n’avons pas pu vérifier que vous n’êtes pas un robot. Veuillez réessayer.',
  'Please confirm that you are a person.': 'Veuillez confirmer que vous n’êtes pas un robot.',
  'Invalid PIN. Please try again.': 'Ce code PIN est incorrect. Veuillez réessayer.',
  'Phone number not found. Please check and try again.':
    'Nous ne connaissons pas ce numéro de téléphone. Vérifiez-le et réessayez.',
  'Portal access is disabled. Please contact the business.':
    'L’accès à cette carte est désactivé. Veuillez contacter le commerçant.',
  'That code is wrong or has expired. Check the text, or ask for a new code.':
    'Ce code est incorrect ou a expiré. Vérifiez le SMS ou demandez un nouveau code.',
  'Please sign in': 'Veuillez vous connecter',
  'Your phone number has changed. Please sign in again.':
    'Votre numéro de téléphone a changé. Veuillez vous reconnecter.',
  'Choose a PIN first.': 'Choisissez d’abord un code PIN.',
  'Your date of birth is written down. Ask in the shop to correct it.':
    'Votre date de naissance est déjà enregistrée. Pour la corriger, demandez sur place.',
  'The words have changed. Please read them, and switch it on again.':
    'Le texte a changé. Lisez-le, puis réactivez l’option.',
  'Add your email address first': 'Indiquez d’abord votre adresse e-mail',
  'Your phone replied STOP. Text START to the number that texted you first.':
    'Vous avez répondu STOP. Envoyez d’abord START au numéro qui vous a écrit.',
  'Someone else changed {}. Look at them again before saving.':
    'Quelqu’un d’autre a modifié vos informations. Relisez-les avant d’enregistrer.',
  'This reward is no longer offered': 'Cette récompense n’est plus proposée',
  'None of these are left': 'Il n’y en a plus',
  'This program is paused': 'Ce programme est en pause',
  'Too many tries. Please try again in {}.': 'Trop de tentatives. Veuillez réessayer {}.',
  'Too many tries from this network. Please try again in {}.':
    'Trop de tentatives depuis ce réseau. Veuillez réessayer {}.',
  'Too many sign-ins from this network. Please try again in {}.':
    'Trop de connexions depuis ce réseau. Veuillez réessayer {}.',
  'Too many sign-ins with this number. Please try again in {}.':
    'Trop de connexions avec ce numéro. Veuillez réessayer {}.',
  'Too many wrong PINs. Please try again in {}.': 'Trop de codes PIN incorrects. Veuillez réessayer {}.',
  'Too many codes were asked for from this network. Please try again in {}.':
    'Trop de codes demandés depuis ce réseau. Veuillez réessayer {}.',
  'Three codes were sent to this number. Please try again in {}.':
    'Trois codes ont déjà été envoyés à ce numéro. Veuillez réessayer {}.',
  'Too many codes were sent to this number. Please try again in {}.':
    'Trop de codes ont été envoyés à ce numéro. Veuillez réessayer {}.',
  'Too many wrong codes from this network. Please try again in {}.':
    'Trop de codes incorrects depuis ce réseau. Veuillez réessayer {}.',
  'Too many wrong codes. Please try again in {}.': 'Trop de codes incorrects. Veuillez réessayer {}.',
  'Too many people joined from this network. Please try again in {}.':
    'Trop d’inscriptions depuis ce réseau. Veuillez réessayer {}.',
  'Your data was downloaded ten times. Please try again in {}.':
    'Vos données ont déjà été téléchargées dix fois. Veuillez réessayer {}.',
  'Something went wrong on our side. Please try again.':
    'Un problème est survenu de notre côté. Veuillez réessayer.',
  'This request did not come from our own pages': 'Cette demande ne vient pas de nos propres pages',
  'Our database takes no more connections at the moment. Please try again in a few seconds.':
    'Notre base de données est saturée en ce moment. Veuillez réessayer dans quelques secondes.',
  'We cannot reach our database at the moment. Please try again in a few seconds.':
    'Notre base de données est injoignable en ce moment. Veuillez réessayer dans quelques secondes.',
  'Our database can only be read at the moment, so nothing was saved. Please try again in a few seconds.':
    'Notre base de données n’accepte que la lecture en ce moment\u202f: rien n’a été enregistré. Veuillez réessayer dans quelques secondes.',
}
