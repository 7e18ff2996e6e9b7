import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  asOf: (when, since) => `Datos de: ${when} (${since})`,
  text: 'El servidor no responde; esto es lo que guarda este dispositivo. Las compras cuentan; las recompensas y el historial esperan a la conexión.',
  textWithRewards:
    'El servidor no responde; esto es lo que guarda este dispositivo. Las compras cuentan; un premio que entregues no queda confirmado hasta que vuelva la conexión. El historial espera.',
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
