import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  seeCard: 'Ver seu cartão',
  welcome: {
    subject: 'Boas-vindas a {business_name}',
    title: 'Boas-vindas, {firstName}!',
    thanks: 'Que bom ter você em {business_name}. A partir de agora cada visita conta.',
    till: 'No caixa, **é só dizer seu telefone**. Não precisa levar nada nem imprimir nada.',
    goodToKnow: 'É bom saber',
    collect: ['**Junte**', 'A cada visita, colocamos no seu cartão o que você ganhou.'],
    enjoy: ['**Aproveite**', 'Quando você ganha um prêmio, a gente avisa. Mostre-o na próxima visita.'],
    questions: 'Alguma dúvida? É só responder a este e-mail ou perguntar no caixa.',
  },
  reward: {
    subject: 'Um prêmio espera por você em {business_name}',
    title: 'Este é por nossa conta, {firstName}',
    earned: 'Você ganhou um prêmio em {business_name}. Obrigado por voltar.',
    how: 'Na próxima visita, **mostre o código no caixa**. Só isso.',
    seeRewards: 'Ver todos os seus prêmios',
    once: 'Cada código vale uma vez. Seu cartão diz até quando.',
  },
  milestone: {
    subject: '{firstName}, olhe até onde você chegou',
    title: 'Olhe até onde você chegou!',
    noticed: 'Oi, {firstName}, você sempre volta a {business_name}. A gente percebeu e ficou muito feliz.',
    choice: 'Alguns clientes juntam para algo especial, outros preferem aproveitar logo. A escolha é sua.',
    see: 'Ver o que você pode ganhar',
    thanks: 'Agradecemos por você ser de casa.',
  },
  birthday: {
    subject: 'Feliz aniversário, {firstName}!',
    title: 'Feliz aniversário, {firstName}!',
    wishes: [
      'Hoje é o seu dia, e toda a equipe de {business_name} deseja que ele seja maravilhoso.',
      'Venha comemorar com a gente e traga quem você gosta.',
    ],
    from: 'Com os melhores votos de toda a equipe.',
  },
  'miss-you': {
    subject: 'Quanto tempo, {firstName}!',
    title: 'Sentimos sua falta',
    while: [
      'Oi, {firstName}, faz um tempo que não vemos você em {business_name}, e vamos adorar ter você de volta.',
      'O que você juntou continua aqui:',
    ],
    better: 'Tem algo que a gente possa melhorar? É só responder a este e-mail. Lemos cada palavra.',
  },
  news: {
    subject: 'Novidade em {business_name}',
    picture: 'A novidade',
    title: 'Tem novidade',
    told: [
      'Oi, {firstName}, a gente estava preparando uma coisa, e ela chegou.',
      'Conte em duas ou três frases o que é, o que tem de especial e desde quando está disponível.',
    ],
    first: { title: 'A primeira', text: 'Uma frase que desperte a curiosidade.' },
    second: { title: 'A segunda', text: 'Outra, tão curta quanto.' },
    use: 'Seu cartão conta cada visita. Venha e aproveite.',
  },
  offer: {
    subject: 'Algo para você, {firstName}',
    title: 'Um pequeno agradecimento',
    yours:
      'Oi, {firstName}, você está sempre com a gente, então aqui vai algo para você. **Este código é só seu** e vale uma vez:',
    how: 'Mostre no caixa na hora de pagar, no celular ou no papel, e a gente cuida do resto.',
    rules: 'O código não pode ser trocado por dinheiro nem usado junto com outro.',
  },
  season: {
    subject: 'Nova temporada em {business_name}',
    picture: 'A nova temporada na nossa loja',
    title: 'Nossa época preferida do ano',
    told: [
      'Oi, {firstName}, a estação está mudando, e o que você encontra aqui também.',
      'Nas próximas semanas temos coisas que só fazemos nesta época do ano. Quando acabar, acabou.',
    ],
    share: ['**Para dividir**', 'Algo para a mesa toda.'],
    give: ['**Para dar**', 'Um presente que ninguém espera.'],
    keep: ['**Para você**', 'Você merece.'],
    wishes: 'Desejamos uma ótima temporada para você e os seus, e esperamos ver você em breve.',
  },
  hours: {
    subject: 'Novo horário em {business_name}',
    title: 'Agora abrimos por mais tempo',
    asked:
      'Oi, {firstName}, muita gente pediu. A partir da próxima segunda-feira estamos aqui nestes horários:',
    week: ['**De segunda a sexta**', 'Das 8h às 19h'],
    weekend: ['**Sábado e domingo**', 'Das 9h às 17h'],
    date: 'E uma data para anotar',
    evening: [
      'Na primeira noite vai ter degustação para todo mundo que passar por aqui.',
      'Não precisa avisar. Traga alguém, e venha com tempo.',
    ],
  },
  thanks: {
    subject: 'Agradecemos a visita, {firstName}',
    title: 'Agradecemos a visita',
    told: [
      'Oi, {firstName}, foi bom ver você em {business_name}.',
      'Uma loja pequena vive do que as pessoas contam. Se você gostou, **deixe algumas palavras** onde você costuma procurar lugares, no mapa ou na nossa página. Leva um minuto e ajuda muito.',
      'E se algo não estava certo, conte primeiro para a gente: é só responder a este e-mail, e vamos resolver.',
    ],
    next: 'Até a próxima. Esperamos por você.',
  },
}
