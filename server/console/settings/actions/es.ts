import type { AuditSentences } from '#server/businesses/audit/index.ts'
import type { settingsActions as english } from '../actions.ts'

export const settingsActions: AuditSentences<typeof english> = {
  settings_changed: (who, row) => `${who} cambió: ${row.changed}`,
  logo_changed: (who, { details }) => `${who} ${details.enabled ? 'puso un logo nuevo' : 'quitó el logo'}`,
  domain_added: (who, { details }) => `${who} añadió el dominio ${details.name}`,
  domain_proven: (_who, { details }) => `El dominio ${details.name} se verificó y ya lo usan los clientes`,
  domain_lost: (_who, { details }) => `El dominio ${details.name} ya no se pudo verificar y se desactivó`,
  domain_removed: (who, { details }) => `${who} quitó el dominio ${details.name}`,
}

export const settingsSettingNames = {
  company_name: 'nombre del local',
  brand_color: 'color de marca',
  hides_platform: '«Tarjetas de cliente de Regulars» oculto',
  mail_sender_name: 'nombre del remitente de los correos',
  address: 'dirección postal',
  contact_phone: 'teléfono de contacto',
  contact_email: 'correo de contacto',
  time_zone: 'zona horaria',
  currency: 'moneda',
  default_country: 'país',
  language: 'idioma de los clientes',
  visit_window_minutes: 'minutos entre visitas',
  texts_from_hour: 'primera hora para SMS',
  texts_until_hour: 'última hora para SMS',
  sms_opt_in_wording: 'texto del consentimiento para SMS',
  email_opt_in_wording: 'texto del consentimiento para correos',
  privacy_notice: 'aviso de privacidad',
  email_tracking_enabled: 'seguimiento de aperturas',
  portal_enabled: 'portal de clientes',
  weekly_mail_enabled: 'correo semanal',
  double_opt_in: 'confirmación del correo por los clientes',
  text_countries: 'otros países para SMS',
  counter_most_amount: 'importe máximo en la caja',
  from_email: 'correo del remitente',
  from_name: 'nombre del remitente',
  sendgrid_key: 'clave de API de SendGrid',
  marketing_texts_a_week: 'SMS publicitarios por cliente y semana',
  marketing_mails_a_week: 'correos publicitarios por cliente y semana',
}
