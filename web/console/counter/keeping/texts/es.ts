import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  asOf: (day, time, since) =>
    day === null ? `Datos de las ${time} (${since})` : `Datos del ${day} a las ${time} (${since})`,
  text: 'Guardado en este dispositivo, porque el servidor no responde. Las compras cuentan; los premios y el historial esperan.',
  textWithRewards:
    'Guardado en este dispositivo, porque el servidor no responde. Las compras cuentan; los premios no quedan confirmados hasta que responda.',
  give: 'Entregar sin confirmar',
  giving: 'Un momento...',
  handOver: (name) => `${name}: entrégalo. Se confirma cuando vuelva la conexión.`,
  tooMuch: 'Más de lo que se puede entregar hoy sin conexión',
  takeCode: 'Tomar el código',
  codeText: (code) =>
    `Sin conexión nadie puede comprobar ${code}. Se puede tomar como declaración: si no era válido o ya se usó, aparecerá en el panel. Si descuenta dinero, descuéntalo tú y registra lo que se pagó.`,
  codeTaken: (code) => `${code} está guardado en este dispositivo, sin confirmar.`,
  codesWait: 'Si es un código: sin conexión no se toma ninguno.',
  take: 'Tomar solo el número',
  takeText:
    'Sin conexión, la compra se puede guardar con el número. El cliente se añade al llegar, o se encuentra si ya existe; el nombre y el consentimiento pueden seguir después.',
  works: (name) => `En la caja: ${name}`,
  who: '¿Quién está trabajando?',
  whoText:
    'El servidor no puede decir quién ha iniciado sesión. Lo que registres lleva este nombre y vale como declaración hasta que alguien inicie sesión y lo envíe.',
  name: 'Tu nombre',
  itsMe: 'Soy yo',
  cancel: 'Cancelar',
}
