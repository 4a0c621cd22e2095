import type { Actor } from '../../kernel/actor.ts'
import { isFullAdministrator, isSuperAdministrator } from '../../kernel/permissions.ts'
import type { TenantParams } from './params.ts'

export type ParamName = keyof TenantParams
/** The sheet a parameter is shown on, and who sets it: the vendor alone, or the tenant's administrators too. */
export const paramTabs = ['params', 'organisation', 'sending', 'payment', 'access', 'data'] as const
export type ParamTab = (typeof paramTabs)[number]
/** `tab` is null for what no act asks for yet: it is kept, and not drawn. */
type Place = { tab: ParamTab | null; by: 'vendor' | 'tenant' }

const vendor = { tab: 'params', by: 'vendor' } as const
const own = { tab: 'params', by: 'tenant' } as const
const on = <const T extends ParamTab>(tab: T) => ({ tab, by: 'tenant' }) as const
const organisation = on('organisation')
const sending = on('sending')
const payment = on('payment')
const access = on('access')
const data = on('data')
const undrawn = { tab: null, by: 'tenant' } as const

/** Where each parameter is set and by whom: the only table of it. */
export const paramPlaces = {
  is_recruiting_platform: vendor,
  has_entities: vendor,
  region_response: vendor,
  has_chatbot: vendor,
  chatbot_url: vendor,
  has_certificate: vendor,
  has_sms: vendor,
  show_email_campaign: vendor,
  manage_products: vendor,
  use_quiz: vendor,
  field_tabs: vendor,
  module_facturation: vendor,
  billing_page: vendor,
  sales_journal: vendor,
  overbooking_allowed: vendor,
  task_option: own,
  hide_usermenu_monprofil: own,
  hide_usermenu_monentreprise: own,
  hide_usermenu_tachesnotes: own,
  hide_user_entries: own,
  public_directory: own,
  embed_origins: access,
  referent_validates: own,
  publish_satisfaction: own,
  referent_sees_results: own,
  time_zone: organisation,
  hold_minutes: organisation,
  waiting_offer_hours: organisation,
  trusted_means: undrawn,
  sign_open_minutes: organisation,
  sign_close_hours: organisation,
  attendance_code: organisation,
  document_deadline_hours: organisation,
  signature_code: organisation,
  proxy_max: organisation,
  yearly_hours_goal: organisation,
  mail_sender_name: sending,
  mail_reply_to: sending,
  mail_footer: sending,
  newsletter_archive: sending,
  mail_open_count: sending,
  mail_click_count: sending,
  sells_to_consumers: payment,
  payment_means: payment,
  bill_term_days: payment,
  vat_training_exempt_from: payment,
  cancel_scale: payment,
  first_downpayment_rate: payment,
  first_downpayment_delay: payment,
  self_signup: access,
  signup_domains: access,
  admins_need_totp: access,
  session_days: access,
  keep_mails_months: data,
  keep_notifications_months: data,
  keep_connections_months: data,
  keep_evidence_years: data,
} as const satisfies Record<ParamName, Place>

export const paramsOn = (tab: ParamTab): ParamName[] =>
  (Object.keys(paramPlaces) as ParamName[]).filter((name) => paramPlaces[name].tab === tab)

/** Whether someone may change a parameter of a tenant. */
export const mayChangeParam = (actor: Actor, name: ParamName): boolean =>
  isSuperAdministrator(actor) || (paramPlaces[name].by === 'tenant' && isFullAdministrator(actor))
