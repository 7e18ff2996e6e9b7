import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  welcome: {
    name: 'Boas-vindas',
    text: 'Boas-vindas a {business_name}, {firstName}! {promise} Responda STOP para sair, HELP para ajuda.',
    rates: ' Pode haver tarifas.',
    subject: 'Boas-vindas a {business_name}',
    body: `Oi, {firstName},

Que bom ter você em {business_name}. {promise}

Seu cartão está a um toque.

Até logo!`,
  },
  promises: {
    text: {
      general: 'Agora voce junta premios com a gente.',
      often: 'Com {count} selos voce ganha: {reward}.',
      amounts: 'Com {count} pontos voce ganha: {reward}.',
      visits: 'Quanto mais voce vem, maior o desconto.',
    },
    email: {
      general: 'A partir de agora cada visita conta: é só dizer seu telefone no caixa.',
      often: 'Com {count} selos você ganha: {reward}. É só dizer seu telefone no caixa.',
      amounts: 'Com {count} pontos você ganha: {reward}. É só dizer seu telefone no caixa.',
      visits: 'Quanto mais você vem, maior o desconto. É só dizer seu telefone no caixa.',
    },
  },
  reward: {
    name: 'Prêmio ganho',
    text: 'Boa noticia, {firstName}: um premio espera por voce em {business_name}!',
    subject: 'Um prêmio espera por você em {business_name}',
    body: `Boa notícia, {firstName}!

Você ganhou um prêmio em {business_name}. Mostre o código abaixo no caixa na sua próxima visita.

Obrigado por voltar.`,
  },
  milestone: {
    name: 'Meta de pontos',
    text: '{firstName}, voce chegou a {points} pontos em {business_name}. Obrigado por voltar!',
  },
  birthday: {
    name: 'Aniversário',
    text: 'Parabéns, {firstName}! A equipe de {business_name} deseja um dia maravilhoso para voce.',
    subject: 'Feliz aniversário de {business_name}',
    body: `Feliz aniversário, {firstName}!

Toda a equipe de {business_name} deseja um dia maravilhoso para você. Venha comemorar com a gente.`,
  },
  news: {
    name: 'Novidades',
    subject: 'Novidades de {business_name}',
    body: `Oi, {firstName},

Tem novidade em {business_name}. Venha nos visitar: seu cartão espera a próxima visita.`,
  },
  custom: {
    name: 'Um recado nosso',
    text: 'Oi, {firstName}, agradecemos a sua visita a {business_name}. Volte sempre!',
    subject: 'Um recado de {business_name}',
    body: `Oi, {firstName},

Agradecemos a sua visita a {business_name}. Esperamos ver você de novo.`,
  },
  expiry: {
    name: 'Vence em breve',
    text: '{firstName}, parte do que voce juntou em {business_name} vence em breve. Venha usar:',
    subject: 'Use antes que vença, em {business_name}',
    body: `Oi, {firstName},

Parte do que você juntou em {business_name} vence em breve. Vamos adorar se você vier usar:`,
  },
  miss_you: {
    name: 'Que saudade',
    text: 'Oi, {firstName}, que saudade! Vamos adorar receber voce de novo em {business_name}.',
    subject: 'Que saudade de você em {business_name}',
    body: `Oi, {firstName},

Já faz um tempo desde a sua última visita, e vamos adorar ver você de novo.

Toda a equipe de {business_name} espera por você.`,
  },
  nth_visit: {
    name: 'Que bom que você volta',
    text: 'Obrigado por voltar tantas vezes a {business_name}, {firstName}. Isso vale muito para a gente!',
    subject: 'Obrigado por voltar a {business_name}',
    body: `Oi, {firstName},

Você já veio muitas vezes a {business_name}. Isso vale muito para a gente. Obrigado!

Até logo.`,
  },
  unused_reward: {
    name: 'Um prêmio espera',
    text: '{firstName}, algo ainda espera por voce em {business_name}. Mostre isto quando vier:',
    subject: 'Algo ainda espera por você em {business_name}',
    body: `Oi, {firstName},

Você ganhou um prêmio em {business_name} e ainda não usou. Mostre o código abaixo no caixa na sua próxima visita.`,
  },
}
