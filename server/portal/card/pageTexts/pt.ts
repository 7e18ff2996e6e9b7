import type { PageTexts } from '../pageTexts.ts'

export const texts: PageTexts = {
  title: 'Seu cartão está pronto',
  forYou: 'Este link foi enviado por SMS para o seu telefone e é só para você.',
  open: 'Abrir meu cartão',
  pinStays: 'Da próxima vez, entre com seu número de telefone e seu PIN, como antes.',
  noPin:
    'Da próxima vez, você entra com seu número de telefone e um PIN. Escolha um agora, ou depois com um código por SMS.',
  noPinNow: 'Da próxima vez, você entra com seu número de telefone e um PIN. Escolha um agora.',
  anotherPin: 'Não é seu PIN? Escolha outro',
  choosePin: 'Escolher um PIN',
  pinLabel: 'Seu novo PIN',
  pinHint: 'De 4 a 6 dígitos',
  openWithPin: 'Salvar PIN e abrir meu cartão',
  usedTitle: 'Este link já foi usado',
  used: 'Ele só abre o cartão no navegador em que foi aberto pela primeira vez, enquanto você não sair da conta. Em qualquer outro, entre com seu número de telefone e seu PIN. Se não tem PIN, ali mesmo você pode receber um código por SMS.',
  usedNow:
    'Ele só abre o cartão no navegador em que foi aberto pela primeira vez, enquanto você não sair da conta. Em qualquer outro, entre com seu número de telefone e seu PIN. Se não tem PIN, peça no caixa: lá mostram um código para você escolher o seu.',
  expiredTitle: 'Este link expirou',
  expired:
    'Os links valem por uma semana. Entre com seu número de telefone; se não tem PIN, ali mesmo você pode receber um código por SMS.',
  expiredNow:
    'Os links valem por uma semana. Entre com seu número de telefone e seu PIN. Se não tem PIN, peça no caixa: lá mostram um código para você escolher o seu.',
  newLink: 'Receber um novo link por SMS',
  askedTitle: 'Confira seus SMS',
  asked:
    'Se este cartão ainda é do telefone que recebeu o link antigo, um novo link chega nele em um ou dois minutos. O SMS não chegou? Entre com seu número de telefone ou pergunte na loja.',
  tooOftenTitle: 'Muitos pedidos',
  tooOften:
    'Alguns links ou códigos já foram enviados. Use o mais recente, tente de novo daqui a uma hora ou entre com seu número de telefone.',
  changedTitle: 'Este link não vale mais',
  changed:
    'Ele foi feito para outro número de telefone ou outro cartão. Entre com seu número de telefone ou pergunte no caixa.',
  closedTitle: 'O acesso está desativado',
  closed: 'O acesso a este cartão está desativado. Fale com a loja.',
  unknownTitle: 'Este link não funciona',
  unknown:
    'Ele pode estar incompleto. Abra o link inteiro do SMS, escaneie de novo o código no caixa ou entre com seu número de telefone.',
  openedTooOftenTitle: 'Muitas tentativas',
  openedTooOften: 'Abra o link de novo daqui a uma hora ou entre com seu número de telefone.',
  problemTitle: 'Não deu certo',
  problem: 'Abra o link de novo daqui a pouco. Se não resolver, pergunte no caixa.',
  mail: {
    expired: 'Ele mostrava o cartão até o dia indicado no e-mail. Entre para ver como seu cartão está agora.',
    changedTitle: 'Este link não vale mais',
    changed:
      'Desde o envio do e-mail, o endereço de e-mail, o número de telefone ou o PIN do cartão mudou, ou a loja fechou. Entre ou pergunte no caixa.',
  },
  till: {
    title: 'Escolha seu PIN',
    intro: (lastDigits) =>
      `Para o cartão com o número de telefone que termina em ${lastDigits}. Depois, você entra com esse número e este PIN.`,
    usedTitle: 'Este código já foi usado',
    used: 'Cada código serve para escolher um PIN uma única vez. Se foi você, entre com seu número de telefone e esse PIN. Se não foi, avise a equipe na hora: com outro código, você escolhe outro PIN.',
    expiredTitle: 'Este código expirou',
    expired: 'O código vale por cinco minutos, e só o mais recente funciona. Peça outro no caixa.',
    changedTitle: 'Este código não vale mais',
    changed: 'Ele foi feito para outro número de telefone ou outro cartão. Peça outro no caixa.',
  },
  view: {
    title: 'Seu cartão',
    until: (day) => `Este link abre o cartão até ${day}, em qualquer navegador.`,
    used: 'Este link já foi usado. Ele ainda mostra o cartão, mas não serve mais para entrar.',
    cards: 'Seus programas de fidelidade',
    noCards: 'Ainda não há nada neste cartão.',
    rewards: 'Esperando por você',
    enterPin: 'Digite seu PIN para usar',
    lastDay: (day) => `Use até ${day}`,
    showCode: 'Mostrar o código do prêmio',
    wholeCard: 'Abrir o cartão completo',
    pinLabel: 'Seu PIN',
    pinHint: 'Os 4 a 6 dígitos que você escolheu para este número de telefone',
    confirm: 'Continuar',
    whyPin: 'Um código vale um prêmio, por isso só você pode mostrá-lo.',
    byCode: 'Não tem PIN ou esqueceu? Receba um código por SMS',
    byLink: 'Não tem PIN ou esqueceu? Receba um novo link por SMS',
    atTheCounter: 'Não tem PIN ou esqueceu? Peça no caixa: lá mostram um código para você escolher o seu.',
    noPhone: 'Para usar um prêmio, peça no caixa: lá encontram seu cartão.',
  },
  by: 'Cartões fidelidade por Regulars',
  signIn: 'Entrar',
  askAtCounter: 'Pergunte na loja: lá podem ver seu cartão.',
}
