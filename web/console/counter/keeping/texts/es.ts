import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  asOf: (day, time, since) =>
    day === null ? `Datos de las ${time} (${since})` : `Datos del ${day} a las ${time} (${since})`,
  text: 'Guardado en este dispositivo, porque el servidor no responde. Las compras cuentan; los premios y el historial esperan.',
  textWithRewards:
    'Guardado en este dispositivo, porque el servidor no responde. Las compras cuentan; los premios no quedan confirmados hasta que responda.',
  give: 'Entregar sin confirmar',
  giving: 'Un momento…',
  handOver: (name) => `${name}: entrégalo. Se confirma cuando vuelva la conexión.`,
  tooMuch: 'Más de lo que se puede entregar hoy sin conexión',
  takeCode: 'Aceptar el código',
  codeText: (code) =>
    `Sin conexión nadie puede comprobar ${code}. Se puede aceptar sin comprobarlo: si no era válido o ya se usó, aparecerá en Inicio. Si descuenta dinero, descuéntalo tú y registra lo que se pagó.`,
  codeTaken: (code) => `${code} está guardado en este dispositivo, sin confirmar.`,
  codesWait: 'Si es un código: sin conexión no se acepta ninguno.',
  take: 'Usar solo el número',
  takeText:
    'Sin conexión, la compra se puede guardar con el número. El cliente se añade más tarde, o se encuentra si ya existe; el nombre y el consentimiento pueden añadirse después.',
  works: (name) => `En la caja: ${name}`,
  who: '¿Quién está trabajando?',
  whoText:
    'El servidor no puede decir quién ha iniciado sesión. Lo que registres lleva este nombre y queda sin confirmar hasta que alguien inicie sesión y lo envíe.',
  name: 'Tu nombre',
  itsMe: 'Soy yo',
  cancel: 'Cancelar',
}
