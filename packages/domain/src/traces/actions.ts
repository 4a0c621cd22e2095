/**
 * Every act the product remembers and who may read it: `public` acts are seen by administrators of any restriction and,
 * when they are about them, by the person; `private` ones by full administrators only. What is not named here is private.
 */
const publicActions = [
  'create_user update_user merge_users attach_user ask_attachment set_referent',
  'change_profile validate_user disable_user reactivate_user set_consent',
  'create_company update_company delete_company merge_companies declare_headcount',
  'create_event update_event update_activity publish_event unpublish_event duplicate_event delete_event',
  'change_event_date change_event_place cancel_event',
  'create_slot move_slot delete_slot add_slot change_slot remove_slot block_room',
  'create_guest invite_guest complete_guest agree_guest validate_guest refuse_guest cancel_guest reinstate_guest move_guest remind-guest',
  'start-registration follow-funding set_manual_status waiting_list_join waiting_list_offer waiting_list_skip hold_expired prolong-hold',
  'checkin undo_checkin handover_product',
  'open_attendance sign_attendance regularise_attendance lock_attendance seal_attendance late_sync mark_absent mark_late',
  'vote_opened vote_cast vote_closed join_meeting leave_meeting',
  'create_partner validate_partner delete_partner assign_partner unassign_partner change_partner validate_hours set_unavailability',
  'generate_document send_document request_document validate_document reject_document sign_document add_document replace_document delete_document',
  'issue_ticket reissue_ticket award_certificate withdraw_certificate issue_attestation issue_certificate',
  'generate_bill draft_bill change_draft remove_draft issue_bill send_bill credit_bill remind_bill send_quote sign_quote reject_quote',
  'record_payment reverse_payment refund_payment refuse_payment announce_payment accept_plan pay_bill',
  'send_mail resend_mail suspend_mail cancel_mail massive_email send_sms suppress_address',
  'create_campaign send_campaign stop_campaign',
  'create_task update_task finish_task cancel_task delete_note',
]
  .join(' ')
  .split(' ')

/** Sign-ins and what concerns the safety of accounts. */
export const connectionActions = [
  'login',
  'logout',
  'login_failed',
  'account_locked',
  'connect_as',
  'connect_as_end',
  'enable_2fa',
  'disable_2fa',
  'reset_password',
  'choose_password',
] as const

/** What changes the record of a person, a company or a partner. */
export const recordActions = [
  'create_user',
  'update_user',
  'merge_users',
  'attach_user',
  'ask_attachment',
  'set_referent',
  'change_profile',
  'validate_user',
  'disable_user',
  'reactivate_user',
  'create_company',
  'update_company',
  'delete_company',
  'merge_companies',
  'declare_headcount',
  'create_partner',
  'validate_partner',
  'delete_partner',
] as const

/** Lists taken away as files, each with what was asked of it. */
export const exportActions = [
  'export_users',
  'export_companies',
  'export_company_years',
  'export_events',
  'export_registrations',
  'export_bills',
  'export_payments',
  'export_documents',
  'export_mails',
  'export_tasks',
  'export_partners',
  'export_locations',
  'export_regions',
  'export_forms',
  'export_figures',
  'export_tenants',
  'export_list',
] as const

export const taskActions = ['create_task', 'update_task', 'finish_task', 'cancel_task'] as const

/** What is done to a mail by hand once it is written. */
export const mailActions = ['resend_mail', 'suspend_mail', 'cancel_mail'] as const

/** The histories people read, and the acts each one holds. */
export const traceFamilies = { records: recordActions, connections: connectionActions, tasks: taskActions, exports: exportActions } as const
export type TraceFamily = keyof typeof traceFamilies

export type Audience = 'public' | 'private'

const isPublic = new Set(publicActions)
/** Steps of an event are written `update_event_{step}`. */
export const audienceOf = (action: string): Audience => (isPublic.has(action) || action.startsWith('update_event_') ? 'public' : 'private')

/** Where an act came from. */
export const traceSources = ['screen', 'own', 'import', 'api', 'form', 'connect_as', 'automatic'] as const
export type TraceSource = (typeof traceSources)[number]

/** Fields a history never shows in clear: secrets, bank details, health. */
const masked = /password|token|secret|totp|iban|bic|card|health|handicap|disability/i
export const isMasked = (field: string): boolean => masked.test(field)
