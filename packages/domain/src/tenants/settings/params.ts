import * as z from 'zod/mini'
import { email } from '../../kernel/fields.ts'
import { wire } from '../../kernel/wire.ts'
import { defaultZone } from '../../kernel/zones.ts'
import { CancelScale } from './cancel-scale.ts'

const isZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** A switch the specification writes as the text `True` or `False` on the wire. */
const capitalFlag = z.codec(z.union([z.boolean(), z.enum(['True', 'False'])]), z.boolean(), {
  decode: (value) => value === true || value === 'True',
  encode: (value) => (value ? 'True' : 'False'),
})

/** A site as browsers name it: `https://www.exemple.fr`, without a path. */
const origin = z.string().check(z.regex(/^https:\/\/[a-z0-9.-]+(:\d{1,5})?$/i, 'invalidUrl'))

/** A domain of mail addresses: `exemple.fr`. */
const domain = z.string().check(z.trim(), z.toLowerCase(), z.regex(/^([a-z0-9-]+\.)+[a-z]{2,}$/, 'wrongFormat'))

/** Means a person may pay by on their own. */
export const paymentMeans = ['card', 'transfer', 'cheque'] as const

/** A page shown in a frame, over HTTPS only; empty for none. */
const framedPage = z.string().check(
  z.maxLength(500),
  z.refine((text) => text === '' || (URL.canParse(text) && new URL(text).protocol === 'https:'), 'invalidUrl'),
)

/** Means of payment which may confirm a place before the money arrives. */
export const trustedMeans = ['transfer', 'cheque', 'directDebit', 'onSite', 'funder'] as const

/**
 * Every parameter of a tenant with its default.
 * Special clients are parameters, never numbers in code.
 */
export const TenantParams = z.object({
  is_recruiting_platform: z._default(z.boolean(), false),
  task_option: z._default(capitalFlag, true),
  has_entities: z._default(z.boolean(), false),
  region_response: z._default(z.enum(['', 'code_postal', 'manual']), ''),
  has_chatbot: z._default(z.boolean(), false),
  /** The page of the tenant's chat assistant, without which there is none to show. */
  chatbot_url: z._default(framedPage, ''),
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
  public_directory: z._default(z.boolean(), false),
  /** Sites that may show the catalogue inside their own pages. */
  embed_origins: z._default(z.array(origin).check(z.maxLength(20)), []),
  /** A colleague's registration waits for the yes of whoever manages them. */
  referent_validates: z._default(z.boolean(), false),
  /** What participants thought of past dates is shown with the results of a training (FOR-42). */
  publish_satisfaction: z._default(z.boolean(), false),
  referent_sees_results: z._default(z.boolean(), false),
  admins_need_totp: z._default(z.boolean(), false),
  /** How long a started registration keeps its place. */
  hold_minutes: z._default(z.int().check(z.minimum(1), z.maximum(1440)), 30),
  /** The signing window around a half-day (FOR-32). */
  sign_open_minutes: z._default(z.int().check(z.minimum(0), z.maximum(240)), 15),
  sign_close_hours: z._default(z.int().check(z.minimum(1), z.maximum(720)), 24),
  /** A code shown in the room is asked to sign a half-day. */
  attendance_code: z._default(z.boolean(), false),
  /** How long a place offered to the waiting list stays theirs. */
  waiting_offer_hours: z._default(z.int().check(z.minimum(1), z.maximum(168)), 24),
  /** How long a request for a signature stays open, where it says nothing else: 15 days. */
  document_deadline_hours: z._default(z.int().check(z.minimum(1), z.maximum(720)), 360),
  /** A code sent by mail or text message is asked of whoever signs an agreement by a personal link. */
  signature_code: z._default(z.boolean(), true),
  trusted_means: z._default(z.array(z.enum(trustedMeans)), []),
  /** Proxies one voter may hold. */
  proxy_max: z._default(z.int().check(z.minimum(0), z.maximum(50)), 2),
  /** Hours of training a person aims at each year; null without a goal. */
  yearly_hours_goal: z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(2000))), null),
  /** Who mails come from and who answers reach; the tenant's name and the product's address when left empty. */
  mail_sender_name: z._default(z.string().check(z.trim(), z.maxLength(80, 'tooLong'), z.regex(/^[^<>"\r\n]*$/, 'wrongFormat')), ''),
  mail_reply_to: z._default(z.nullable(email), null),
  /** Openings of campaigns are counted, without saying whose (PRV-14). */
  mail_open_count: z._default(z.boolean(), false),
  /** Links of campaigns that are followed are counted, without saying by whom (PRV-14). */
  mail_click_count: z._default(z.boolean(), false),
  /** Past newsletters are listed for everybody. */
  newsletter_archive: z._default(z.boolean(), false),
  mail_footer: z._default(z.string().check(z.trim(), z.maxLength(1000, 'tooLong')), ''),
  /** Consumers find in every footer how to withdraw from a contract and how to end it (PRV-52, PRV-53). */
  sells_to_consumers: z._default(z.boolean(), false),
  payment_means: z._default(z.array(z.enum(paymentMeans)).check(z.minLength(1, 'required')), [...paymentMeans]),
  /** Days left to pay a bill (INV-45). */
  bill_term_days: z._default(z.int().check(z.minimum(0), z.maximum(60)), 30),
  /** What is kept of the price of who gives their place up, where their event says nothing else. */
  cancel_scale: z._default(CancelScale, []),
  /** What a new event starts with. */
  first_downpayment_rate: z._default(z.int().check(z.minimum(0), z.maximum(100)), 0),
  first_downpayment_delay: z._default(z.int().check(z.minimum(0), z.maximum(365)), 0),
  /** Mail domains whose people may open an account themselves; all of them when empty. */
  signup_domains: z._default(z.array(domain).check(z.maxLength(20)), []),
  session_days: z._default(z.int().check(z.minimum(1), z.maximum(30)), 30),
  /** How long what is no evidence stays (PRV-22); null without an end. */
  keep_mails_months: z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(120))), null),
  keep_notifications_months: z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(120))), 12),
  keep_connections_months: z._default(z.int().check(z.minimum(6), z.maximum(12)), 12),
  /** Years training evidence stays after the year it ends in (FOR-37). */
  keep_evidence_years: z._default(z.int().check(z.minimum(6), z.maximum(10)), 6),
  time_zone: z._default(z.string().check(z.refine(isZone, 'wrongFormat')), defaultZone),
  /** Day from which training is exempt from VAT, with its attestation (INV-32). */
  vat_training_exempt_from: z._default(z.nullable(wire.day), null),
})
export type TenantParams = z.output<typeof TenantParams>
