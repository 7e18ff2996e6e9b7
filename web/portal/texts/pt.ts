import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { Format } from '../format.ts'
import type { texts as english } from '../texts.ts'

const plural = pluralsOf('pt')

const points = (n: number, format: Format) =>
  `${format.number(n)} ${plural(n, { one: 'ponto', many: 'de pontos', other: 'pontos' })}`

export const texts: typeof english = {
  login: {
    title: 'Seu cartão fidelidade',
    intro: 'Entre com seu número de telefone e seu PIN.',
    phone: 'Número de telefone',
    abroad: 'De outro país? Comece com + e o código do país.',
    pin: 'PIN',
    pinHint: 'Digite seu PIN, de 4 a 6 dígitos',
    submit: 'Entrar',
    busy: 'Entrando…',
    failed: 'Não foi possível entrar. Tente de novo.',
    byCode: 'Não tem PIN ou esqueceu? Receba um código por SMS',
    atTheCounter: 'Não tem PIN ou esqueceu? Peça no caixa: lá mostram um código para você escolher o seu.',
    contact: 'Falar com a loja',
    home: 'Voltar ao início',
    chooseTitle: 'Qual cartão você quer ver?',
    chooseIntro: 'Seu PIN abre cartões em várias lojas.',
    back: 'Voltar',
  },
  code: {
    title: 'Escolha um PIN',
    intro: 'Enviamos um código por SMS. Com ele, você escolhe um novo PIN e já entra.',
    send: 'Receber código por SMS',
    sending: 'Enviando…',
    sent: (phone, minutes) =>
      `Se o número ${phone} está cadastrado em alguma loja, um código está a caminho. Ele vale por ${minutes} minutos.`,
    code: 'Código do SMS',
    pin: 'Seu novo PIN',
    pinHint: 'De 4 a 6 dígitos, o mesmo em todas as lojas que têm seu número',
    submit: 'Salvar PIN e entrar',
    captchaFailed: 'A verificação de que você não é um robô não carregou. Recarregue a página.',
    noText:
      'O SMS não chegou? Confira o número ou peça outro. Se você já respondeu STOP a um SMS, responda START primeiro. Na loja, você pode escolher um PIN sem SMS.',
    again: 'Enviar outro código',
    otherPhone: 'Mudar número',
    sentAgain: 'Outro código está a caminho. Os anteriores também valem.',
  },
  failed: {
    title: 'Não foi possível mostrar esta página',
    text: 'Recarregue a página. Se não resolver, pergunte no caixa: lá conseguem ver seu cartão.',
    reload: 'Recarregar',
  },
  contact: {
    title: 'Falar com a loja',
    ask: 'Pergunte na loja: lá podem ver seu cartão, corrigir seu número e ajudar com o PIN.',
    call: 'Ligar',
    write: 'Escrever',
    visit: 'Visitar',
    close: 'Fechar',
  },
  dashboard: {
    title: 'Seu cartão',
    welcome: (name) =>
      name ? ['Que bom ver você de novo, ', name, '!'] : ['Que bom ver você de novo!', '', ''],
    logOutOffline: 'Sem conexão. Você poderá sair quando ela voltar.',
    sinceLast: 'Novidades desde a última vez',
    logOut: 'Sair',
    showCode: 'Mostrar meu código',
    profile: 'Seus dados',
    programs: 'Seus programas de fidelidade',
    noPrograms: 'Nenhum programa ainda',
    noProgramsText: 'Você ainda não participa de nenhum programa de fidelidade.',
    rewards: 'Seus prêmios',
    allRewards: (more, format) =>
      `Mostrar mais ${format.number(more)} ${plural(more, { one: 'usado ou vencido', many: 'usados ou vencidos', other: 'usados ou vencidos' })}`,
    noRewards: 'Nenhum prêmio ainda',
    noRewardsText: () => 'Continue assim que o primeiro já vem!',
    loading: 'Carregando seus prêmios…',
    history: 'Seu histórico',
    noHistory: 'Aqui aparece o que você ganha e o que você usa.',
    older: 'Mostrar anteriores',
    failed: 'Não foi possível carregar seu cartão.',
    tryAgain: 'Tentar de novo',
    offline: (moment) => `Sem conexão. Este é seu cartão como estava em ${moment}.`,
    install: 'Adicionar à tela inicial',
  },
  program: {
    active: 'Ativo',
    paused: 'Pausado',
    pausedHint: 'No momento, não dá para juntar nada. O que você já tem continua valendo.',
    types: {
      points: 'Pontos',
      stamp_card: 'Cartão de selos',
      rebate_code: 'Código de desconto',
      discount: 'Desconto',
      free_item: 'Item grátis',
    },
    lastActivity: (day) => `Última movimentação: ${day}`,
    noActivity: 'Última movimentação: nenhuma ainda',
    pointsExpire: (n, day, format) =>
      `${points(n, format)} ${plural(n, { one: 'vale', many: 'valem', other: 'valem' })} até ${day}`,
    codeToUse: 'Você tem um código para usar.',
    noCode: 'No momento, você não tem código para usar.',
    cardExpires: (day) => `Este cartão vale até ${day}`,
    progress: (done, of) => `${done} de ${of}`,
    spend: 'Use seus pontos',
    price: points,
    claim: 'Resgatar',
    claiming: 'Resgatando…',
    claimAsk: (n, format) => `Custa ${points(n, format)}. Você pode cancelar enquanto não usar.`,
    notNow: 'Agora não',
  },
  reward: {
    available: 'Disponível',
    redeemed: 'Usado',
    expired: 'Vencido',
    earned: (day) => `Ganho em ${day}`,
    expires: (day) => `Vale até ${day}`,
    from: (program) => `Programa: ${program}`,
    show: 'Mostrar código',
    showHint: 'Mostre na hora de fazer o pedido.',
    cancel: 'Cancelar e recuperar os pontos',
    cancelling: 'Cancelando…',
  },
  by: 'Cartões fidelidade por Regulars',
  identity: {
    title: 'Seu código',
    hint: 'Mostre no caixa para sua visita contar.',
  },
  close: 'Fechar',
  language: 'Idioma',
  next: (next, format) => {
    switch (next.kind) {
      case 'ready':
        return next.count === 1
          ? ['Um prêmio está esperando por você: ', next.name, '.']
          : ['Prêmios estão esperando por você: ', next.name, ` e mais ${format.number(next.count - 1)}.`]
      case 'claimable':
        return ['Você já tem pontos para: ', next.name, '.']
      case 'points':
        return [`Mais ${points(next.left, format)} e você ganha: `, next.name, '.']
      case 'stamps': {
        const more = `Mais ${format.number(next.left)} ${plural(next.left, { one: 'selo', many: 'de selos', other: 'selos' })}`
        return next.name
          ? [`${more} e você ganha: `, next.name, '.']
          : [`${more} e você ganha `, 'seu prêmio', '.']
      }
      case 'purchases': {
        const more = `Mais ${format.number(next.left)} ${plural(next.left, { one: 'compra', many: 'de compras', other: 'compras' })}`
        return next.name
          ? [`${more} e sai de graça: `, next.name, '.']
          : [`${more} e `, 'a próxima', ' sai de graça.']
      }
      case 'visits':
        return [
          `Mais ${format.number(next.left)} ${plural(next.left, { one: 'visita', many: 'de visitas', other: 'visitas' })} e você ganha `,
          format.percent(next.discount),
          ' de desconto.',
        ]
    }
  },
}
