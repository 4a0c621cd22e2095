import type { Actor } from '../kernel/actor.ts'
import { isFullAdministrator, isSuperAdministrator } from '../kernel/permissions.ts'
import type { TenantParams } from './params.ts'

export type ParamName = keyof TenantParams
/** The sheet a parameter is shown on, and who sets it: the vendor alone, or the tenant's administrators too. */
type Place = { tab: 'params' | 'organisation'; by: 'vendor' | 'tenant' }

const vendor = { tab: 'params', by: 'vendor' } as const
const own = { tab: 'params', by: 'tenant' } as const
const organisation = { tab: 'organisation', by: 'tenant' } as const

/** Where each parameter is set and by whom (screens B7): the only table of it. */
export const paramPlaces = {
  is_recruiting_platform: vendor,
  has_entities: vendor,
  region_response: vendor,
  has_chatbot: vendor,
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
  self_signup: own,
  public_directory: own,
  embed_origins: own,
  referent_validates: own,
  referent_sees_results: own,
  time_zone: organisation,
  hold_minutes: organisation,
  waiting_offer_hours: organisation,
  trusted_means: organisation,
  sign_open_minutes: organisation,
  sign_close_hours: organisation,
  attendance_code: organisation,
  document_deadline_hours: organisation,
  signature_code: organisation,
  proxy_max: organisation,
  yearly_hours_goal: organisation,
  vat_training_exempt_from: organisation,
  admins_need_totp: organisation,
} as const satisfies Record<ParamName, Place>

export const paramsOn = (tab: Place['tab']): ParamName[] =>
  (Object.keys(paramPlaces) as ParamName[]).filter((name) => paramPlaces[name].tab === tab)

/** Whether someone may change a parameter of a tenant. */
export const mayChangeParam = (actor: Actor, name: ParamName): boolean =>
  isSuperAdministrator(actor) || (paramPlaces[name].by === 'tenant' && isFullAdministrator(actor))
