import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { texts as english } from '../texts.ts'

const plural = pluralsOf('es')

export const texts: typeof english = {
  title: 'Verificación en dos pasos',
  on: 'Activada',
  offText:
    'Además de tu contraseña, pide un código de una app de tu teléfono: así nadie entra solo con saber la contraseña.',
  onText: (day) => `Desde el ${day} se pide un código de tu app de autenticación.`,
  failed: 'No se pudo cargar la verificación en dos pasos',
  retry: 'Intentar de nuevo',
  cancel: 'Cancelar',
  switchOn: 'Activar',
  needsEmail: 'Primero confirma tu correo: así solo su dueño puede activarla.',
  byCommandAlone: 'El segundo paso de un superadmin solo lo desactiva quien gestiona esta instalación.',
  switchOff: 'Desactivar',
  newCodes: 'Nuevos códigos de respaldo',
  codesLeft: (count) =>
    count === 0
      ? 'No quedan códigos de respaldo.'
      : plural(count, {
          one: `Queda ${count} código de respaldo.`,
          many: `Quedan ${count} de códigos de respaldo.`,
          other: `Quedan ${count} códigos de respaldo.`,
        }),
  fewCodes: 'Crea otros antes de necesitarlos.',
  password: 'Tu contraseña',
  code: 'Código de la app',
  codeMissing: 'Escribe el código de 6 cifras',
  anyCode: 'Código de la app o de respaldo',
  anyCodeMissing: 'Escribe un código',
  enrol: {
    title: 'Activar la verificación en dos pasos',
    passwordText: 'Escribe otra vez tu contraseña para confirmar que eres tú.',
    noPasswordText: 'Necesitarás una app de autenticación en tu teléfono.',
    next: 'Continuar',
    nextBusy: 'Un momento…',
    scanText:
      'Abre en tu teléfono una app de autenticación, como Google Authenticator, Microsoft Authenticator o 1Password, y escanea esto.',
    picture: 'Código QR para la app de autenticación',
    byHand: '¿Sin cámara? Escribe esta clave en la app:',
    codeHint: 'Las 6 cifras que la app muestra ahora.',
    submit: 'Activar',
    busy: 'Comprobando…',
    done: 'La verificación en dos pasos está activada. En los demás dispositivos se cerró la sesión.',
  },
  codes: {
    title: 'Tus códigos de respaldo',
    text: 'Con cada uno puedes entrar una vez sin la app. Guárdalos donde los encuentres si pierdes el teléfono: se muestran ahora y nunca más.',
    list: 'Códigos de respaldo',
    copy: 'Copiar',
    copied: 'Códigos copiados',
    copyFailed: 'No se pudieron copiar los códigos',
    download: 'Descargar',
    file: 'regulars-codigos-de-respaldo.txt',
    kept: 'He guardado estos códigos',
    keepFirst: 'Guarda primero los códigos y después marca esta casilla',
    done: 'Listo',
  },
  renew: {
    title: 'Nuevos códigos de respaldo',
    text: 'Los anteriores dejan de funcionar.',
    submit: 'Crear códigos nuevos',
    busy: 'Comprobando…',
  },
  remove: {
    title: '¿Desactivar la verificación en dos pasos?',
    text: 'Bastará con tu contraseña. Los códigos de respaldo y los dispositivos recordados dejan de servir.',
    textWithoutPassword:
      'Bastará con Google. Los códigos de respaldo y los dispositivos recordados dejan de servir.',
    submit: 'Desactivar',
    busy: 'Comprobando…',
    done: 'La verificación en dos pasos está desactivada',
  },
  devices: {
    title: 'Dispositivos sin verificación',
    device: (browser, system) =>
      browser && system ? `${browser} en ${system}` : (browser ?? system ?? 'Un dispositivo desconocido'),
    until: (day) => `hasta el ${day}`,
    forget: 'Volver a pedir',
    forgetOf: (device) => `Volver a pedir el código: ${device}`,
    forgotten: (device) => `Se vuelve a pedir un código: ${device}`,
    forgetAll: 'Volver a pedir en todos',
    allForgotten: 'Se vuelve a pedir un código en todos los dispositivos',
  },
}
