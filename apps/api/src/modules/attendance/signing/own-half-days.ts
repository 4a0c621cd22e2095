import type { attendanceContract } from '@kxo/domain/attendance/contract'
import { noticeStatus, noticesOpen } from '@kxo/domain/attendance/notices/notice'
import { may } from '@kxo/domain/attendance/permissions'
import { presenceReason, presenceState } from '@kxo/domain/attendance/presence'
import { isProved, isSignedIn } from '@kxo/domain/attendance/proving/proof-mode'
import { signingWindow, slotState } from '@kxo/domain/attendance/rules'
import type { OwnHalfDay } from '@kxo/domain/attendance/sheet'
import { ownSigningWith, type SigningMeans } from '@kxo/domain/attendance/signing-means'
import { partnerStatus } from '@kxo/domain/partners/status'
import { absenceReasonOf } from '@kxo/domain/registrations/absences/absence-reason'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { sql } from 'kysely'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { findUser } from '../../identity/index.ts'
import { attendees } from '../../registrations/index.ts'
import { signingOf } from '../collecting/settings.ts'
import { type NoticeRow, noticesOf, presentNotice } from '../notices/notice-rows.ts'
import { confirmedPartners, onSheet } from '../queries.ts'
import { channelsFor } from './sent-code.ts'
import { isEntered, type PresenceSource, standsForSignature } from './slot-facts.ts'

const past = 400

/** Half-days of the caller over the last year and to come, as participant or as partner. */
export const ownHalfDays: Verb<typeof attendanceContract.ownHalfDays> = async (context) => {
  authorize(may.seeOwn(context.actor))
  const { db, now } = context
  const rows = [...(await asParticipant(context)), ...(await asPartner(context))]
  const partners = rows.length === 0 ? [] : await confirmedPartners(db, ...new Set(rows.map((row) => row.event_id)))
  const signing = await signingOf(context, [...new Set(rows.map((row) => row.event_id))])
  const areCodesSent = rows.some((row) => row.role === 'participant' && signing(row.event_id).means.includes('sent'))
  const notices = await noticesOf(db, [...new Set(rows.flatMap(({ registration }) => registration ?? []))])
  const user = areCodesSent ? await findUser(db, found(context.actor.user_id)) : undefined
  return rows
    .filter((row) => isShown(row, signing(row.event_id).means))
    .toSorted((a, b) => a.start_at.getTime() - b.start_at.getTime())
    .map((row): OwnHalfDay => {
      const settings = signing(row.event_id)
      const isAbsent = row.state !== null && presenceState.keyOf(row.state) === 'absent'
      const isRegularised = row.source === ('regularisation' satisfies PresenceSource)
      return {
        slot: row.slot_id,
        role: row.role,
        event: row.event_id,
        event_title: row.event_title,
        slot_title: row.slot_title,
        start_at: row.start_at,
        end_at: row.end_at,
        ...signingWindow(row, settings),
        place: [row.room_name, row.location_name, row.town].filter(Boolean).join(', '),
        partners: partners.filter(({ event_id }) => event_id === row.event_id).map(({ name }) => name),
        state: slotState(
          {
            ...row,
            is_entered: isEntered(row.source),
            is_regularised: isRegularised,
            is_absent: isAbsent,
            is_locked: row.locked_at !== null,
          },
          settings,
          now,
        ),
        signed_at: row.signed_at,
        absence_reason: absenceReasonOf(row.absence_reason),
        reason: presenceReason(row, context.language),
        minutes_late: row.minutes_late ?? 0,
        is_locked: row.locked_at !== null,
        registration: row.registration,
        ...noticeOn(row, notices, now),
        own_signing: row.role === 'partner' ? 'free' : ownSigningWith(settings.means),
        code_channels:
          row.role === 'participant' && ownSigningWith(settings.means) === 'code' && user ? channelsFor(context, settings, user) : [],
        expected: row.expected,
        signed: row.signed,
      }
    })
}

type OwnLine = { role: 'participant' | 'partner'; source: string | null; signed_at: Date | null }
/** What nobody asks to sign is shown once it is proved; whoever leads it countersigns entries too. */
const isShown = ({ role, source, signed_at }: OwnLine, means: readonly SigningMeans[]): boolean =>
  isSignedIn(means) || signed_at !== null || standsForSignature(source) || (role === 'partner' && isProved(means))

/** What somebody said of a half-day of theirs, else of the whole event, and what they may still say of it. */
function noticeOn(row: NoticedLine, notices: readonly NoticeRow[], now: Date): Pick<OwnHalfDay, 'notice' | 'notices_open'> {
  if (row.registration === null) return { notice: null, notices_open: [] }
  const own = notices.filter(({ registration_id }) => registration_id === row.registration)
  const notice = own.find(({ slot_id }) => slot_id === row.slot_id) ?? own.find(({ slot_id }) => slot_id === null)
  const state = row.state === null ? null : presenceState.keyOf(row.state)
  const facts = {
    end_at: row.end_at,
    is_signed: row.signed_at !== null || standsForSignature(row.source),
    is_present: state === 'present' || state === 'late',
    is_absent: state === 'absent',
    is_away: row.registration_status === registrationStatus.codeOf('absent'),
  }
  const isOpen = !notice || noticeStatus.keyOf(notice.status) === 'waiting'
  return { notice: notice ? presentNotice(notice) : null, notices_open: isOpen ? [...noticesOpen(facts, now)] : [] }
}
type NoticedLine = OwnLine & {
  slot_id: number
  registration: number | null
  registration_status: number | null
  state: number | null
  end_at: Date
}

const slotRows = ({ db, now }: Context) =>
  db
    .selectFrom('slots')
    .innerJoin('events', (join) => join.onRef('events.tenant_id', '=', 'slots.tenant_id').onRef('events.id', '=', 'slots.event_id'))
    .leftJoin('rooms', (join) => join.onRef('rooms.tenant_id', '=', 'slots.tenant_id').onRef('rooms.id', '=', 'slots.room_id'))
    .leftJoin('locations', (join) =>
      join.onRef('locations.tenant_id', '=', 'events.tenant_id').onRef('locations.id', '=', 'events.location_id'),
    )
    .leftJoin('attendance_sheets as sheet', (join) =>
      join.onRef('sheet.tenant_id', '=', 'slots.tenant_id').onRef('sheet.event_id', '=', 'slots.event_id'),
    )
    .select(['slots.id as slot_id', 'slots.event_id', 'slots.title as slot_title', 'slots.start_at', 'slots.end_at'])
    .select([
      'events.title as event_title',
      'rooms.name as room_name',
      'locations.name as location_name',
      'locations.town',
      'sheet.locked_at',
    ])
    .where('slots.start_at', '>', new Date(now.getTime() - past * 86_400_000))
    .where('events.cancelled_at', 'is', null)

const asParticipant = (context: Context) =>
  slotRows(context)
    .innerJoin('registrations', (join) => join.onRef('registrations.tenant_id', '=', 'slots.tenant_id'))
    .where(
      sql<boolean>`(slots.event_id, registrations.id) in (select a.event_id, a.registration_id from ${attendees} as a where a.tenant_id = slots.tenant_id)`,
    )
    .leftJoin('presences', (join) =>
      join
        .onRef('presences.tenant_id', '=', 'slots.tenant_id')
        .onRef('presences.slot_id', '=', 'slots.id')
        .onRef('presences.registration_id', '=', 'registrations.id'),
    )
    .leftJoin('signatures', (join) =>
      join
        .onRef('signatures.tenant_id', '=', 'slots.tenant_id')
        .onRef('signatures.slot_id', '=', 'slots.id')
        .onRef('signatures.registration_id', '=', 'registrations.id'),
    )
    .select(['presences.state', 'presences.source', 'presences.absence_reason', 'presences.reason', 'presences.reason_code'])
    .select(['presences.minutes_late', 'signatures.signed_at'])
    .select((eb) => [eb.ref('registrations.id').as('registration'), eb.ref('registrations.status').as('registration_status')])
    .select([sql<'participant'>`'participant'`.as('role'), sql<number | null>`null`.as('expected'), sql<number | null>`null`.as('signed')])
    .where('registrations.user_id', '=', context.actor.user_id)
    .where('registrations.status', 'in', onSheet)
    .execute()

const asPartner = (context: Context) =>
  slotRows(context)
    .leftJoin('signatures', (join) =>
      join
        .onRef('signatures.tenant_id', '=', 'slots.tenant_id')
        .onRef('signatures.slot_id', '=', 'slots.id')
        .on('signatures.partner_user_id', '=', context.actor.user_id),
    )
    .select([
      'signatures.signed_at',
      sql<number | null>`null`.as('state'),
      sql<string | null>`null`.as('source'),
      sql<number | null>`null`.as('absence_reason'),
      sql<string | null>`null`.as('reason'),
      sql<string | null>`null`.as('reason_code'),
    ])
    .select([sql<number | null>`null`.as('registration'), sql<number | null>`null`.as('registration_status')])
    .select([sql<number | null>`null`.as('minutes_late'), sql<'partner'>`'partner'`.as('role')])
    .select((eb) => [
      eb
        .selectFrom('registrations')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('registrations.tenant_id', '=', 'slots.tenant_id')
        .where(
          sql<boolean>`registrations.id in (select a.registration_id from ${attendees} as a where a.tenant_id = slots.tenant_id and a.event_id = slots.event_id)`,
        )
        .where('registrations.status', 'in', onSheet)
        .as('expected'),
      eb
        .selectFrom('signatures as theirs')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('theirs.tenant_id', '=', 'slots.tenant_id')
        .whereRef('theirs.slot_id', '=', 'slots.id')
        .where('theirs.registration_id', 'is not', null)
        .as('signed'),
    ])
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('event_partners')
          .select(sql`1`.as('one'))
          .whereRef('event_partners.tenant_id', '=', 'slots.tenant_id')
          .whereRef('event_partners.event_id', '=', 'slots.event_id')
          .where('event_partners.user_id', '=', context.actor.user_id)
          .where('event_partners.status', '=', partnerStatus.codeOf('validated')),
      ),
    )
    .execute()
