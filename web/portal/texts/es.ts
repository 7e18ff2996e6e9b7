import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { Format } from '../format.ts'
import type { texts as english } from '../texts.ts'

const plural = pluralsOf('es')

const points = (n: number, format: Format) =>
  `${format.number(n)} ${plural(n, { one: 'punto', many: 'de puntos', other: 'puntos' })}`

export const texts: typeof english = {
  login: {
    title: 'Tu tarjeta de cliente',
    intro: 'Entra con tu número de teléfono y tu PIN.',
    phone: 'Número de teléfono',
    abroad: '¿Es de otro país? Empieza con + y el prefijo.',
    pin: 'PIN',
    pinHint: 'Escribe tu PIN, de 4 a 6 cifras',
    submit: 'Entrar',
    busy: 'Entrando…',
    failed: 'No se pudo entrar. Inténtalo de nuevo.',
    byCode: '¿No tienes PIN o lo olvidaste? Pide un código por SMS',
    atTheCounter:
      '¿No tienes PIN o lo olvidaste? Pregunta en la caja: te muestran un código con el que eliges uno.',
    contact: 'Contactar con el local',
    home: 'Volver al inicio',
    chooseTitle: '¿Qué tarjeta quieres ver?',
    chooseIntro: 'Tu PIN abre tarjetas en varios locales.',
    back: 'Volver',
  },
  code: {
    title: 'Elige un PIN',
    intro: 'Te enviamos un código por SMS. Con él eliges un PIN nuevo y ya estás dentro.',
    send: 'Enviarme un código',
    sending: 'Enviando…',
    sent: (phone, minutes) =>
      `Si algún local conoce el ${phone}, el código ya va en camino. Sirve durante ${minutes} minutos.`,
    code: 'Código del SMS',
    pin: 'Tu PIN nuevo',
    pinHint: 'De 4 a 6 cifras, las mismas en todos los locales que conocen tu número',
    submit: 'Guardar PIN y entrar',
    captchaFailed: 'No se pudo comprobar que no eres un robot. Vuelve a cargar la página.',
    noText:
      '¿No llega el SMS? Revisa el número o pide otro. Si alguna vez respondiste STOP a un SMS, responde primero START. En el local puedes elegir un PIN sin SMS.',
    again: 'Enviar otro código',
    otherPhone: 'Cambiar número',
    sentAgain: 'Va otro código en camino. Los anteriores también sirven.',
  },
  failed: {
    title: 'No se pudo mostrar esta página',
    text: 'Vuelve a cargarla. Si no funciona, pregunta en la caja: ahí pueden ver tu tarjeta.',
    reload: 'Recargar',
  },
  contact: {
    title: 'Contactar con el local',
    ask: 'Pregunta en el local: pueden ver tu tarjeta, corregir tu número y ayudarte con el PIN.',
    call: 'Llamar',
    write: 'Escribir',
    visit: 'Visitar',
    close: 'Cerrar',
  },
  dashboard: {
    title: 'Tu tarjeta',
    welcome: (name) => (name ? ['¡Hola de nuevo, ', name, '!'] : ['¡Hola de nuevo!', '', '']),
    logOutOffline: 'Sin conexión. Podrás salir cuando la haya.',
    sinceLast: 'Nuevo desde la última vez',
    logOut: 'Salir',
    showCode: 'Mostrar mi código',
    profile: 'Tus datos',
    programs: 'Tus programas',
    noPrograms: 'Aún no hay programas',
    noProgramsText: 'Todavía no participas en ningún programa de fidelidad.',
    rewards: 'Tus premios',
    allRewards: (more, format) =>
      `Ver ${format.number(more)} más, ${plural(more, { one: 'usado o vencido', many: 'usados o vencidos', other: 'usados o vencidos' })}`,
    noRewards: 'Aún no hay premios',
    noRewardsText: () => '¡Sigue sumando y llegará el primero!',
    loading: 'Cargando tus premios…',
    history: 'Tu historial',
    noHistory: 'Aquí verás lo que sumas y lo que usas.',
    older: 'Ver anteriores',
    failed: 'No se pudo cargar tu tarjeta.',
    tryAgain: 'Intentar de nuevo',
    offline: (moment) => `Sin conexión. Así estaba tu tarjeta: ${moment}.`,
    install: 'Poner en la pantalla de inicio',
  },
  program: {
    active: 'Activo',
    paused: 'En pausa',
    pausedHint: 'Por ahora no se suma nada. Lo que ya tienes lo puedes usar.',
    types: {
      points: 'Puntos',
      stamp_card: 'Tarjeta de sellos',
      rebate_code: 'Código de descuento',
      discount: 'Descuento',
      free_item: 'Producto gratis',
    },
    lastActivity: (day) => `Último movimiento: ${day}`,
    noActivity: 'Último movimiento: todavía ninguno',
    pointsExpire: (n, day, format) =>
      `${points(n, format)} ${plural(n, { one: 'vale', many: 'valen', other: 'valen' })} hasta el ${day}`,
    codeToUse: 'Tienes un código para usar.',
    noCode: 'Por ahora no tienes ningún código sin usar.',
    cardExpires: (day) => `Esta tarjeta vale hasta el ${day}`,
    progress: (done, of) => `${done} de ${of}`,
    spend: 'Usa tus puntos',
    price: points,
    claim: 'Canjear',
    claiming: 'Canjeando…',
    claimAsk: (n, format) => `Cuesta ${points(n, format)}. Puedes cancelarlo mientras no lo uses.`,
    notNow: 'Ahora no',
  },
  reward: {
    available: 'Disponible',
    redeemed: 'Usado',
    expired: 'Vencido',
    earned: (day) => `Ganado: ${day}`,
    expires: (day) => `Válido hasta: ${day}`,
    from: (program) => `Programa: ${program}`,
    show: 'Mostrar código',
    showHint: 'Muéstralo al hacer tu pedido.',
    cancel: 'Cancelar y recuperar los puntos',
    cancelling: 'Cancelando…',
  },
  by: 'Tarjetas de cliente de Regulars',
  identity: {
    title: 'Tu código',
    hint: 'Muéstralo en la caja para sumar.',
  },
  close: 'Cerrar',
  language: 'Idioma',
  next: (next, format) => {
    const left = next.kind === 'ready' || next.kind === 'claimable' ? '' : format.number(next.left)
    switch (next.kind) {
      case 'ready':
        return next.count === 1
          ? ['Te espera un premio: ', next.name, '.']
          : ['Te esperan varios premios: ', next.name, ` y ${format.number(next.count - 1)} más.`]
      case 'claimable':
        return ['Ya tienes puntos suficientes para: ', next.name, '.']
      case 'points':
        return [`${points(next.left, format)} más y te llevas: `, next.name, '.']
      case 'stamps': {
        const more = `${left} ${plural(next.left, { one: 'sello', many: 'de sellos', other: 'sellos' })} más`
        return next.name
          ? [`${more} y te llevas: `, next.name, '.']
          : [`${more} y te llevas `, 'tu premio', '.']
      }
      case 'purchases': {
        const more = `${left} ${plural(next.left, { one: 'compra', many: 'de compras', other: 'compras' })} más`
        return next.name
          ? [`${more} y te sale gratis: `, next.name, '.']
          : [`${more} y `, 'la siguiente', ' te sale gratis.']
      }
      case 'visits':
        return [
          `${left} ${plural(next.left, { one: 'visita', many: 'de visitas', other: 'visitas' })} más y tienes un `,
          format.percent(next.discount),
          ' de descuento.',
        ]
    }
  },
}
