import * as z from 'zod/mini'

/** A switch the specification writes as the text `True` or `False` on the wire. */
const capitalFlag = z.codec(z.union([z.boolean(), z.enum(['True', 'False'])]), z.boolean(), {
  decode: (value) => value === true || value === 'True',
  encode: (value) => (value ? 'True' : 'False'),
})

/**
 * Every parameter of a tenant with its default (specification §2, §3; decisions §3.2).
 * Special clients are parameters, never numbers in code.
 */
export const TenantParams = z.object({
  is_recruiting_platform: z._default(z.boolean(), false),
  task_option: z._default(capitalFlag, true),
  has_entities: z._default(z.boolean(), false),
  region_response: z._default(z.enum(['', 'code_postal', 'manual']), ''),
  has_chatbot: z._default(z.boolean(), false),
  has_certificate: z._default(z.boolean(), false),
  has_sms: z._default(z.boolean(), false),
  show_email_campaign: z._default(z.boolean(), false),
  manage_products: z._default(z.boolean(), false),
  use_quiz: z._default(z.boolean(), false),
  field_tabs: z._default(z.boolean(), false),
  module_facturation: z._default(z.boolean(), false),
  hide_usermenu_monprofil: z._default(z.boolean(), false),
  hide_usermenu_monentreprise: z._default(z.boolean(), false),
  hide_usermenu_tachesnotes: z._default(z.boolean(), false),
  hide_user_entries: z._default(z.boolean(), false),
  overbooking_allowed: z._default(z.boolean(), false),
  billing_page: z._default(z.boolean(), false),
  sales_journal: z._default(z.boolean(), false),
  self_signup: z._default(z.enum(['no', 'open', 'validated']), 'open'),
  admins_need_totp: z._default(z.boolean(), false),
  /** How long a started registration keeps its place (decisions §4). */
  hold_minutes: z._default(z.int().check(z.minimum(1), z.maximum(1440)), 30),
  /** The signing window around a half-day (FOR-32). */
  sign_open_minutes: z._default(z.int().check(z.minimum(0), z.maximum(240)), 15),
  sign_close_hours: z._default(z.int().check(z.minimum(1), z.maximum(720)), 24),
  time_zone: z._default(z.string(), 'Europe/Paris'),
  /** Day from which training is exempt from VAT, with its attestation (INV-32). */
  vat_training_exempt_from: z._default(z.nullable(z.string()), null),
})
export type TenantParams = z.output<typeof TenantParams>
