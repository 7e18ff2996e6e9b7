import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { texts as english } from '../texts.ts'

const plural = pluralsOf('es')

export const texts: typeof english = {
  title: 'Códigos QR',
  description: 'Los clientes escanean uno, dan su número de teléfono y desde ese momento suman.',
  generate: 'Generar código QR',
  loading: 'Cargando tus códigos QR…',
  failed: 'No se pudieron cargar tus códigos QR.',
  retry: 'Intentar de nuevo',
  empty: {
    title: 'Aún no hay códigos QR',
    text: 'Genera uno, imprímelo y ponlo donde esperan tus clientes: en la caja, en la mesa, en la vitrina. Con un código para cada lugar ves cuál funciona mejor.',
  },
  card: {
    unnamed: 'Código de alta',
    leadsTo: (host) => `Lleva a ${host}`,
    paused: 'En pausa',
    pausedNote: 'A quien lo escanee se le pide que pregunte en la caja.',
    pause: 'Pausar',
    resume: 'Reanudar',
    switching: 'Guardando…',
    switched: {
      pause: (name) => `${name} está en pausa`,
      resume: (name) => `${name} vuelve a funcionar`,
    },
    notSwitched: 'No se pudo guardar',
    scans: (count, n) => `${count} ${plural(n, { one: 'escaneo', many: 'de escaneos', other: 'escaneos' })}`,
    signUps: (count, n) => `${count} ${plural(n, { one: 'alta', many: 'de altas', other: 'altas' })}`,
    made: (when) => `Creado: ${when}`,
    view: 'Ver',
    download: 'Descargar',
    print: 'Imprimir',
    share: (percent) => `Se une el ${percent} de quienes lo escanean`,
    delete: (name) => `Eliminar ${name}`,
    image: (name) => `Código QR de ${name}`,
  },
  dialog: {
    title: 'Generar un código QR',
    location: 'Nombre del lugar',
    locationHint: 'Dónde va a estar, como Caja o Vitrina. En lo que imprimas aparece en letra pequeña.',
    url: 'Dirección propia',
    urlHint:
      'Déjalo vacío para que lleve a tu formulario de alta. Con una dirección, el código lleva ahí y los escaneos se siguen contando.',
    optional: 'Opcional.',
    cancel: 'Cancelar',
    generate: 'Generar',
    generating: 'Generando…',
  },
  preview: {
    copy: 'Copiar enlace',
    copied: 'Enlace copiado',
    copyFailed: 'No se pudo copiar el enlace. Márcalo y cópialo a mano.',
    open: 'Abrir la página',
    hint: 'Imprímelo con al menos 2\u00a0cm (0,8\u00a0in) de ancho y pruébalo con un teléfono antes de colgarlo.',
  },
  remove: {
    title: (name) => `¿Eliminar ${name}?`,
    text: 'Las copias impresas dejan de funcionar: a quien escanee una se le pide que se una en la caja. Los clientes que se unieron con él se quedan.',
    confirm: 'Eliminar código',
    busy: 'Eliminando…',
    done: 'Código QR eliminado',
  },
  made: 'Código QR generado',
  downloadFailed: 'No se pudo crear la imagen. Inténtalo de nuevo.',
}
