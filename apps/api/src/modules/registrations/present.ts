import { funderStatus } from '@kxo/domain/billing/agreements/funder-status'
import { absenceReasonOf } from '@kxo/domain/registrations/absences/absence-reason'
import { selfCancelLimit } from '@kxo/domain/registrations/cancelling/self-cancel'
import type { Registration } from '@kxo/domain/registrations/contract'
import { registrationEnding } from '@kxo/domain/registrations/ending'
import { isPaidFor } from '@kxo/domain/registrations/rules'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { formsDue } from './forms/forms-of.ts'
import type { RegistrationRow } from './queries.ts'

type Shown = Pick<
  RegistrationRow,
  | 'id'
  | 'event_id'
  | 'event_title'
  | 'start_date'
  | 'end_date'
  | 'time_zone'
  | 'town'
  | 'is_online'
  | 'user_id'
  | 'first_name'
  | 'last_name'
  | 'mail'
  | 'company_name'
  | 'status'
  | 'manual_status'
  | 'ending'
  | 'end_reason'
  | 'absence_reason'
  | 'hold_expires_at'
  | 'created_at'
  | 'seen_at'
  | 'self_cancel_days'
  | 'cancel_until'
  | 'is_transferable'
  | 'is_company_paid'
  | 'has_other_payer'
  | 'approved_at'
  | 'forms_missing'
>

/** What leaves of a registration. */
export const presentRegistration = (row: Shown): Registration => ({
  id: row.id,
  event: row.event_id,
  event_title: row.event_title,
  start_date: row.start_date,
  end_date: row.end_date,
  time_zone: row.time_zone,
  town: row.town,
  is_online: row.is_online,
  user: row.user_id,
  first_name: row.first_name,
  last_name: row.last_name,
  mail: row.mail,
  company_name: row.company_name,
  status: registrationStatus.keyOf(row.status),
  manual_status: row.manual_status === null ? null : funderStatus.keyOf(row.manual_status),
  ending: row.ending === null ? null : registrationEnding.keyOf(row.ending),
  end_reason: row.end_reason,
  absence_reason: absenceReasonOf(row.absence_reason),
  hold_expires_at: row.hold_expires_at,
  cancel_limit: selfCancelLimit(row),
  is_transferable: row.is_transferable,
  is_paid_for: isPaidFor(row),
  created_at: row.created_at,
  seen_at: row.seen_at,
  forms_due: formsDue(row),
})
