import type { Refusals } from '../refusals.ts'

export const refusals: Refusals = {
  'At least {} characters': 'No mínimo {} caracteres',
  'At most {} characters': 'No máximo {} caracteres',
  'This is empty': 'Está vazio',
  'This is missing': 'Falta preencher',
  'Phone is required': 'Digite seu número de telefone',
  'Enter your phone number': 'Digite seu número de telefone',
  'Enter a phone number such as {}': 'Digite um número de telefone, por exemplo {}',
  'Enter a phone number with its country code, such as {}':
    'Digite um número de telefone com o código do país, por exemplo {}',
  'Enter an email address such as {}': 'Digite um e-mail, por exemplo {}',
  'Enter the address to write to': 'Digite o e-mail para o qual devemos escrever',
  'Enter a date as YYYY-MM-DD': 'Digite uma data no formato AAAA-MM-DD',
  'Enter your 4-6 digit PIN': 'Digite seu PIN, de 4 a 6 dígitos',
  'Enter the 6 digits from the text': 'Digite os 6 dígitos do SMS',
  'Choose 4 to 6 digits': 'Escolha de 4 a 6 dígitos',
  'One digit over and over, or digits in a row, are what others try first. Please choose another PIN.':
    'Um dígito repetido ou dígitos em sequência são o que os outros tentam primeiro. Escolha outro PIN.',
  'Your phone number ends in these digits. Please choose another PIN.':
    'Seu número de telefone termina com esses dígitos. Escolha outro PIN.',
  'This is your date of birth. Please choose another PIN.':
    'Essa é sua data de nascimento. Escolha outro PIN.',
  'The words beside the boxes have changed. Please read them, and tick again if you agree.':
    'O texto ao lado das caixas mudou. Leia e marque de novo se concordar.',
  'We could not check that you are a person. Please try again.':
    'Não conseguimos verificar que você não é um robô. Tente de novo.',
  'Please confirm that you are a person.': 'Confirme que você não é um robô.',
  'Invalid PIN. Please try again.': 'O PIN não confere. Tente de novo.',
  'Phone number not found. Please check and try again.':
    'Não conhecemos esse número de telefone. Confira e tente de novo.',
  'Portal access is disabled. Please contact the business.':
    'O acesso a este cartão está desativado. Fale com a loja.',
  'That code is wrong or has expired. Check the text, or ask for a new code.':
    'O código está errado ou venceu. Confira o SMS ou peça um novo.',
  'Please sign in': 'Entre para continuar',
  'Your phone number has changed. Please sign in again.': 'Seu número de telefone mudou. Entre de novo.',
  'Choose a PIN first.': 'Escolha um PIN primeiro.',
  'Your date of birth is written down. Ask in the shop to correct it.':
    'Sua data de nascimento já está registrada. Para corrigir, avise na loja.',
  'The words have changed. Please read them, and switch it on again.': 'O texto mudou. Leia e ligue de novo.',
  'Add your email address first': 'Primeiro informe seu e-mail',
  'Your phone replied STOP. Text START to the number that texted you first.':
    'Você respondeu STOP. Primeiro envie START para o número que escreveu para você.',
  'Someone else changed {}. Look at them again before saving.':
    'Outra pessoa mudou seus dados. Confira de novo antes de salvar.',
  'This reward is no longer offered': 'Este prêmio não está mais disponível',
  'None of these are left': 'Não sobrou nenhum',
  'This program is paused': 'Este programa está pausado',
  'Too many tries. Please try again in {}.': 'Tentativas demais. Tente de novo {}.',
  'Too many tries from this network. Please try again in {}.':
    'Tentativas demais nesta rede. Tente de novo {}.',
  'Too many sign-ins from this network. Please try again in {}.':
    'Acessos demais nesta rede. Tente de novo {}.',
  'Too many sign-ins with this number. Please try again in {}.':
    'Acessos demais com este número. Tente de novo {}.',
  'Too many wrong PINs. Please try again in {}.': 'PIN errado vezes demais. Tente de novo {}.',
  'Too many codes were asked for from this network. Please try again in {}.':
    'Pediram códigos demais nesta rede. Tente de novo {}.',
  'Three codes were sent to this number. Please try again in {}.':
    'Já enviamos três códigos para este número. Tente de novo {}.',
  'Too many codes were sent to this number. Please try again in {}.':
    'Enviamos códigos demais para este número. Tente de novo {}.',
  'Too many wrong codes from this network. Please try again in {}.':
    'Códigos errados demais nesta rede. Tente de novo {}.',
  'Too many wrong codes. Please try again in {}.': 'Códigos errados demais. Tente de novo {}.',
  'Too many people joined from this network. Please try again in {}.':
    'Cadastros demais nesta rede. Tente de novo {}.',
  'Your data was downloaded ten times. Please try again in {}.':
    'Seus dados já foram baixados dez vezes. Tente de novo {}.',
  'Something went wrong on our side. Please try again.': 'Algo deu errado do nosso lado. Tente de novo.',
  'This request did not come from our own pages': 'Este pedido não veio das nossas páginas',
  'Our database takes no more connections at the moment. Please try again in a few seconds.':
    'Nosso banco de dados está sobrecarregado. Tente de novo em alguns segundos.',
  'We cannot reach our database at the moment. Please try again in a few seconds.':
    'Não conseguimos acessar nosso banco de dados agora. Tente de novo em alguns segundos.',
  'Our database can only be read at the moment, so nothing was saved. Please try again in a few seconds.':
    'No momento, nosso banco de dados só permite leitura, então nada foi salvo. Tente de novo em alguns segundos.',
}
