import type { teamMailTexts as english } from '../teamMailTexts.ts'

export const teamMailTexts: typeof english = {
  aBusiness: 'un local',
  theAdmin: 'El admin',
  invitation: {
    subject: (company) => `Invitación al equipo de ${company}`,
    content: (inviter, company, until) =>
      `${inviter === null ? `Tienes una invitación para unirte al equipo de ${company}` : `${inviter} te ha invitado a unirte al equipo de ${company}`} en Regulars, que lleva sus tarjetas de cliente.\n\nLa invitación sirve una vez, hasta el ${until}. Si no la esperabas, puedes ignorar este correo.`,
    button: 'Ver la invitación',
  },
  newAdmin: {
    subject: (company) => `Ahora administras ${company}`,
    content: (from, company) =>
      `${from} te ha pasado el rol de admin de ${company}. A partir de ahora puedes invitar y quitar a miembros del equipo. Las claves de API y los webhooks que esa persona configuró siguen funcionando: mira en Ajustes si tu local todavía los necesita.`,
  },
  formerAdmin: {
    subject: (company) => `Has pasado el rol de admin de ${company}`,
    content: (to, company) =>
      `${to} administra ${company} a partir de ahora, y tú eres miembro del equipo. Si no has sido tú, habla enseguida con esa persona.`,
  },
  left: {
    subject: (who, company) => `${who} ha salido del equipo de ${company}`,
    content: (who, company) =>
      `${who} ha salido del equipo de ${company} y ya no puede ver ni hacer nada allí. Su lugar queda libre.`,
    keys: (keys) => `Creó claves de API que siguen ahí: ${keys}. Revoca las que solo usaba esa persona.`,
    seeKeys: 'Ver las claves',
  },
  seeTeam: 'Ver el equipo',
}
