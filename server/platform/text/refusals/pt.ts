import type { Refusals } from '../refusals.ts'

export const refusals: Refusals = {
  'At least {} characters': 'No mínimo {} caracteres',
  'At most {} characters': 'No máximo {} caracteres',
  'This is empty': 'Este campo está vazio',
  'This is missing': 'Preencha este campo',
  'Phone is required': 'Digite seu número de telefone',
  'Enter your phone number': 'Digite seu número de telefone',
  'Enter a phone number such as {}': 'Digite um número de telefone, por exemplo {}',
  'Enter a phone number with its country code, such as {}':
    'Digite um número de telefone com o código do país, por exemplo {}',
  'Enter an email address such as {}': 'Digite um e-mail, por exemplo {}',
  'Enter the address to write to': 'Digite o e-mail em que quer receber as mensagens',
  'Enter a date as YYYY-MM-DD': 'Digite uma data no formato AAAA-MM-DD',
  'Enter your 4-6 digit PIN': 'Digite seu PIN, de 4 a 6 dígitos',
  'Enter the 6 digits from the text': 'Digite os 6 dígitos do SMS',
  'Choose 4 to 6 digits': 'Escolha de 4 a 6 dígitos',
  'One digit over and over, or digits in a row, are what others try first. Please choose another PIN.':
    'Dígitos repetidos ou em sequência são os primeiros que alguém tentaria. Escolha outro PIN.',
  'Your phone number ends in these digits. Please choose another PIN.':
    'Seu número de telefone termina com esses dígitos. Escolha outro PIN.',
  'This is your date of birth. Please choose another PIN.':
    'Essa é sua data de nascimento. Escolha outro PIN.',
  'The words beside the boxes have changed. Please read them, and tick again if you agree.':
    'O texto ao lado das opções mudou. Leia e marque de novo se concordar.',
  'We could not check that you are a person. Please try again.':
    'Não conseguimos verificar que você não é um robô. Tente de novo.',
  'Please confirm that you are a person.': 'Confirme que você não é um robô.',
  'Invalid PIN. Please try again.': 'O PIN não confere. Tente de novo.',
  'Phone number not found. Please check and try again.':
    'Número de telefone não encontrado. Confira e tente de novo.',
  'Portal access is disabled. Please contact the business.':
    'O acesso a este cartão está desativado. Fale com a loja.',
  'That code is wrong or has expired. Check the text, or ask for a new code.':
    'O código está errado ou expirou. Confira o SMS ou peça um novo.',
  'Please sign in': 'Entre para continuar',
  'Your phone number has changed. Please sign in again.': 'Seu número de telefone mudou. Entre de novo.',
  'Choose a PIN first.': 'Escolha um PIN primeiro.',
  'Your date of birth is written down. Ask in the shop to correct it.':
    'Sua data de nascimento já está registrada. Para corrigir, avise na loja.',
  'The words have changed. Please read them, and switch it on again.': 'O texto mudou. Leia e ative de novo.',
  'Add your email address first': 'Primeiro informe seu e-mail',
  'Your phone replied STOP. Text START to the number that texted you first.':
    'Você respondeu STOP a um SMS. Primeiro envie START para o número que mandou esse SMS.',
  'Someone else changed {}. Look at them again before saving.':
    'Outra pessoa alterou seus dados. Confira de novo antes de salvar.',
  'This reward is no longer offered': 'Este prêmio não está mais disponível',
  'None of these are left': 'Este prêmio está esgotado',
  'This program is paused': 'Este programa está pausado',
  'Too many tries. Please try again in {}.': 'Muitas tentativas. Tente de novo {}.',
  'Too many tries from this network. Please try again in {}.':
    'Muitas tentativas nesta rede. Tente de novo {}.',
  'Too many sign-ins from this network. Please try again in {}.':
    'Muitos acessos nesta rede. Tente de novo {}.',
  'Too many sign-ins with this number. Please try again in {}.':
    'Muitos acessos com este número. Tente de novo {}.',
  'Too many wrong PINs. Please try again in {}.': 'PIN errado muitas vezes. Tente de novo {}.',
  'Too many codes were asked for from this network. Please try again in {}.':
    'Muitos códigos já foram pedidos nesta rede. Tente de novo {}.',
  'Three codes were sent to this number. Please try again in {}.':
    'Já enviamos três códigos para este número. Tente de novo {}.',
  'Too many codes were sent to this number. Please try again in {}.':
    'Já enviamos muitos códigos para este número. Tente de novo {}.',
  'Too many wrong codes from this network. Please try again in {}.':
    'Muitos códigos errados nesta rede. Tente de novo {}.',
  'Too many wrong codes. Please try again in {}.': 'Muitos códigos errados. Tente de novo {}.',
  'Too many people joined from this network. Please try again in {}.':
    'Muitos cadastros nesta rede. Tente de novo {}.',
  'Your data was downloaded ten times. Please try again in {}.':
    'Seus dados já foram baixados dez vezes. Tente de novo {}.',
  'Something went wrong on our side. Please try again.': 'Algo deu errado do nosso lado. Tente de novo.',
  'This request did not come from our own pages': 'Este pedido não veio das nossas páginas',
  'Our database takes no more connections at the moment. Please try again in a few seconds.':
    'Nosso sistema está sobrecarregado no momento. Tente de novo em alguns segundos.',
  'We cannot reach our database at the moment. Please try again in a few seconds.':
    'Nosso sistema está fora do ar no momento. Tente de novo em alguns segundos.',
  'Our database can only be read at the moment, so nothing was saved. Please try again in a few seconds.':
    'No momento, nosso sistema só permite consultas, então nada foi salvo. Tente de novo em alguns segundos.',
}
