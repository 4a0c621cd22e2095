import { anomaliesOf, type SignedFact } from '@kxo/domain/attendance/anomalies'
import type { attendanceContract } from '@kxo/domain/attendance/contract'
import { may } from '@kxo/domain/attendance/permissions'
import { locksAt } from '@kxo/domain/attendance/proving/hours'
import { achievedMinutes, addableFrom, signingWindow } from '@kxo/domain/attendance/rules'
import { attendanceWords } from '@kxo/domain/attendance/words'
import { documentCategory } from '@kxo/domain/documents/category'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { findUser } from '../../identity/index.ts'
import { takesUnexpected } from '../collecting/add-unexpected.ts'
import { signingOfEvent } from '../collecting/settings.ts'
import { issuerOf } from '../issuing/issuer-of.ts'
import { connectionsOf, entriesOf } from '../meeting/meeting-entries.ts'
import { noticesOfEvent, presentNotice } from '../notices/notice-rows.ts'
import { presentMark } from '../present.ts'
import {
  confirmedPartners,
  findSheetRow,
  getSession,
  isConfirmedPartner,
  peopleOf,
  presencesOf,
  type SignatureRow,
  signaturesOf,
  slotsOf,
} from '../queries.ts'
import { slotFacts } from '../signing/slot-facts.ts'
import { evidenceOf, verifyChain } from './chain.ts'

/** The sheet of an event; a referent reads the rows of the team, once there are any. */
export const showSheet: Verb<typeof attendanceContract.sheet> = async (context, { params }) => {
  const { db, actor } = context
  const session = await getSession(db, params.id)
  const is_partner = await isConfirmedPartner(db, session.id, actor.user_id)
  const seesEveryone = may.seeEveryone(actor, { is_partner })
  const people = await peopleOf(db, session.id, seesEveryone ? undefined : (actor.company_id ?? 0))
  authorize(may.seeSheet(actor, { is_partner, has_team: people.length > 0 }))
  const settings = await signingOfEvent(context, session.id)
  const [slots, presences, signatures] = [
    await slotsOf(db, session.id),
    await presencesOf(db, session.id),
    await signaturesOf(db, session.id),
  ]
  const partners = await confirmedPartners(db, session.id)
  const entries = seesEveryone ? await entriesOf(db, session.id) : () => []
  const sheet = await findSheetRow(db, session.id)
  const issuer = await issuerOf(context, session.id)
  // A lateness is for those who may still record it.
  const shown = {
    ...settings,
    is_locked: Boolean(sheet?.locked_at),
    late_after: seesEveryone && !sheet?.locked_at ? settings.late_after : null,
  }
  const from = addableFrom(slots.map((slot) => signingWindow(slot, settings)))
  const isUnderWay = from !== null && from <= context.now
  return {
    event: session.id,
    title: session.title,
    is_training: session.is_training,
    place: session.place,
    organisation: { name: issuer.name, activity_number: issuer.activity_number, siret: issuer.siret },
    slots: slots.map((slot) => ({
      id: slot.id,
      title: slot.title,
      start_at: slot.start_at,
      end_at: slot.end_at,
      ...signingWindow(slot, settings),
    })),
    people: people.map((person) => ({
      registration: person.id,
      user: person.user_id,
      name: person.name,
      company_name: person.company_name,
      status: registrationStatus.keyOf(person.status),
      minutes: achievedMinutes(slotFacts({ slots, presences, signatures }, person.id), settings.rounding),
      marks: slots.map((slot) =>
        presentMark(
          {
            slot,
            presence: presences.find((row) => row.slot_id === slot.id && row.registration_id === person.id),
            signature: signatures.find((row) => row.slot_id === slot.id && row.registration_id === person.id),
            connections: connectionsOf(entries(person.user_id), slot, context),
          },
          shown,
          context,
        ),
      ),
    })),
    partners: partners.map((partner) => ({
      user: partner.id,
      name: partner.name,
      marks: slots.map((slot) => {
        const signature = signatures.find((row) => row.slot_id === slot.id && row.partner_user_id === partner.id)
        const mark = presentMark(
          { slot, presence: undefined, signature, connections: connectionsOf(entries(partner.id), slot, context) },
          shown,
          context,
        )
        // What a trainer drew is shown to those who keep the sheet.
        return seesEveryone ? mark : { ...mark, drawing: null }
      }),
    })),
    means: settings.means,
    anomalies: seesEveryone ? anomaliesOf(signatures.map(signedFact), slots) : [],
    notices: seesEveryone ? (await noticesOfEvent(db, session.id)).map(presentNotice) : [],
    takes_unexpected: may.addUnexpected(actor, { is_partner }) && takesUnexpected(session) && isUnderWay && !sheet?.locked_at,
    locked_at: sheet?.locked_at ?? null,
    locks_at: seesEveryone && !sheet?.locked_at && !sheet?.reopened_at ? locksAt(slots, settings) : null,
    reopened: seesEveryone && sheet?.reopened_at ? await reopeningOf(context, sheet) : null,
    document: sheet?.file_id ? await sealedDocument(context, session.id, sheet.file_id) : null,
  }
}

const signedFact = (row: SignatureRow): SignedFact => {
  const { person, mode, address, user_agent, offline } = evidenceOf(row)
  return {
    id: row.id,
    person: person.name,
    slot: row.slot_id,
    signed_at: row.signed_at,
    device: `${address} ${user_agent}`,
    is_on_tablet: mode === 'tablet',
    is_partner: row.partner_user_id !== null,
    offline: offline && { received_at: new Date(offline.received_at), is_chained: offline.is_chained },
  }
}

type Reopened = { reopened_at: Date | null; reopened_by: number | null; reopen_reason: string | null }
export async function reopeningOf({ db, language }: Context, { reopened_at, reopened_by, reopen_reason }: Reopened) {
  const user = reopened_by === null ? undefined : await findUser(db, reopened_by)
  return {
    at: found(reopened_at),
    by: user ? `${user.first_name} ${user.last_name}` : language.say(attendanceWords.product),
    reason: reopen_reason ?? '',
  }
}

const sealedDocument = async ({ db }: Context, eventId: number, fileId: number): Promise<number | null> =>
  (
    await db
      .selectFrom('documents')
      .select('id')
      .where('event_id', '=', eventId)
      .where('category', '=', documentCategory.codeOf('presence'))
      .where('file_id', '=', fileId)
      .executeTakeFirst()
  )?.id ?? null

/** Whether the chain of an event follows from its first signature to its last (FOR-33). */
export const verifySheet: Verb<typeof attendanceContract.verifySheet> = async ({ db, actor }, { params }) => {
  authorize(may.seeEveryone(actor, { is_partner: await isConfirmedPartner(db, params.id, actor.user_id) }))
  const sheet = found(await findSheetRow(db, params.id))
  return verifyChain(await signaturesOf(db, params.id), sheet.last_hash)
}
