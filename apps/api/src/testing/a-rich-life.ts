import { randomBytes, randomUUID } from 'node:crypto'
import { presenceState } from '@kxo/domain/attendance/presence'
import { billCategory, billNature } from '@kxo/domain/billing/category'
import { billStatus } from '@kxo/domain/billing/status'
import { documentCategory } from '@kxo/domain/documents/category'
import { formNature } from '@kxo/domain/forms/nature'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { sql } from 'kysely'
import { aBankLine } from './a-bank-line.ts'
import { aClosedMonth } from './a-closed-month.ts'
import { aSession } from './a-session.ts'
import { aSignature } from './a-signature.ts'
import type { Persona, TenantWorld } from './world.ts'

/** A person who left something of themselves everywhere: tests look for it afterwards. */
export const known = { first_name: 'Maëlys', last_name: 'Kerzanédec', mail: 'maelys.kerzanedec@essai.test', phone: '+33698765432' }
const hours = 3_600_000

export async function aRichLife(
  tenant: TenantWorld,
  { isOver = true, who = known, billNumber = 'F-2026-000001' }: { isOver?: boolean; who?: typeof known; billNumber?: string } = {},
): Promise<{ person: Persona; other: Persona; registration: number }> {
  const person = await tenant.aPerson(who)
  const other = await tenant.aPerson({ first_name: 'Paul', last_name: 'Autrui' })
  const begins = new Date(Date.now() + (isOver ? -30 : 30) * 24 * hours)
  const session = await aSession(tenant, { slots: [{ start_at: begins, end_at: new Date(begins.getTime() + 3 * hours) }] })
  const fullName = `${who.first_name} ${who.last_name}`
  const registration = await tenant.asMachine(async ({ db, services }) => {
    await db
      .updateTable('users')
      .set({
        phone: who.phone,
        address: '3 venelle du Goéland',
        town: 'Roscoff',
        birth_date: '1990-02-03',
        presentation: 'Marin',
        in_annuary: true,
        directory_consented_at: new Date(),
        directory_fields: ['town'],
      })
      .where('id', '=', person.id)
      .execute()
    const { id } = await db
      .insertInto('registrations')
      .values({
        event_id: session.id,
        user_id: person.id,
        status: registrationStatus.codeOf('registered'),
        code: randomBytes(9).toString('hex'),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('presences')
      .values({ slot_id: session.slots[0]!, registration_id: id, state: presenceState.codeOf('present'), source: 'list' })
      .execute()
    await aSignature(db, {
      event_id: session.id,
      slot_id: session.slots[0]!,
      registration_id: id,
      typed_name: fullName,
      evidence: JSON.stringify({ mail: who.mail }),
    })
    await db
      .insertInto('registration_history')
      .values({ registration_id: id, to_status: registrationStatus.codeOf('registered'), reason: `Appel de ${fullName}` })
      .execute()
    await db
      .insertInto('registration_notes')
      .values({ registration_id: id, note: 'Voix cassée, rappeler après sa convalescence' })
      .execute()
    await db.insertInto('meeting_entries').values({ event_id: session.id, user_id: person.id }).execute()
    await db
      .insertInto('mails')
      .values([
        {
          moment: 'register_guest',
          occurrence: '1',
          user_id: person.id,
          recipient: who.mail,
          recipient_name: fullName,
          subject: 'Confirmé',
          html: `<p>${fullName}</p>`,
          body_text: `Bonjour ${fullName}`,
        },
        {
          moment: 'reset_password',
          occurrence: 'secret',
          user_id: person.id,
          recipient: who.mail,
          subject: 'Mot de passe',
          html: 'lien',
          body_text: 'lien-secret',
          is_secret: true,
        },
        {
          moment: 'create_task',
          occurrence: '2',
          user_id: other.id,
          recipient: other.mail,
          subject: `Rappeler ${fullName}`,
          html: `<p>${who.mail}</p>`,
          body_text: `Son numéro\u00A0: 06 98 76 54 32`,
        },
      ])
      .execute()
    await db
      .insertInto('tasks')
      .values({ label: `Rappeler ${fullName.toUpperCase()}`, detail_text: '0698765432', todo_user_id: other.id, user_id: person.id })
      .execute()
    await db
      .insertInto('notifications')
      .values({ user_id: person.id, type: 'to_do', label: JSON.stringify({ fr: 'x', en: 'x' }) })
      .execute()
    await db
      .insertInto('memberships')
      .values({ user_id: person.id, company_id: await aCompany() })
      .execute()
    async function aCompany(): Promise<number> {
      const company = await db.insertInto('companies').values({ name: 'Pêcheries' }).returning('id').executeTakeFirstOrThrow()
      return company.id
    }
    await db
      .insertInto('complaints')
      .values({ received_on: '2026-01-05', person: fullName, user_id: person.id, statement: `${who.mail} se plaint` })
      .execute()
    await db
      .insertInto('directory_messages')
      .values({ user_id: other.id, from_name: fullName, from_mail: who.mail, message: 'Bonjour' })
      .execute()
    await db.insertInto('contexts').values({ user_id: person.id, fields: '{}', filters: '{}' }).execute()
    await db.insertInto('organiser_news').values({ user_id: person.id, mailed_until: new Date(), rung_until: new Date() }).execute()
    await db
      .insertInto('push_devices')
      .values({ user_id: person.id, session_id: randomUUID(), endpoint: 'https://fcm.googleapis.com/x', public_key: 'x', auth_secret: 'x' })
      .execute()
    await db.insertInto('push_choices').values({ user_id: person.id, moment: 'register_guest', is_on: false }).execute()
    await db
      .insertInto('pushes')
      .values({ moment: 'register_guest', occurrence: 'x', user_id: person.id, user_agent: '', body: `Pour ${fullName}` })
      .execute()
    await db
      .insertInto('personal_links')
      .values({ code_hash: randomUUID(), user_id: person.id, purpose: 'event', path: '/x', expires_at: new Date(Date.now() + hours) })
      .execute()
    await db
      .insertInto('login_failures')
      .values({ subject: `mail ${who.mail}` })
      .execute()
    await db
      .insertInto('throttled_acts')
      .values({ act: 'code', caller: `user ${person.id}` })
      .execute()
    await db.insertInto('validation_codes').values({ mail: who.mail, code_hash: 'h', expires_at: new Date() }).execute()
    await db
      .insertInto('traces')
      .values({
        action: 'update_user',
        user_id: other.id,
        subject: 'user',
        subject_id: person.id,
        change: JSON.stringify({ phone: { before: null, after: who.phone } }),
      })
      .execute()
    const entity = await db.selectFrom('entities').select('id').executeTakeFirstOrThrow()
    const printed = { buyer: { name: fullName, mail: who.mail } }
    const bill = await db
      .insertInto('bills')
      .values({
        entity_id: entity.id,
        category: billCategory.codeOf('invoice'),
        nature: billNature.codeOf('individual'),
        morph: 'User',
        morph_id: person.id,
        user_id: person.id,
        note: `Pour ${fullName}`,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('bill_lines')
      .values({
        bill_id: bill.id,
        rank: 0,
        name: `Stage de ${fullName}`,
        quantity: 10_000,
        unit_price: 100_000_000,
        vat_rate: 2000,
        amount_ht: 10_000,
        tax_amount: 2000,
        amount: 12_000,
        user_id: person.id,
      })
      .execute()
    await db
      .insertInto('bill_counters')
      .values({ entity_id: entity.id, series: billNumber.split('-')[0] ?? '', year: 2026 })
      .execute()
    await sql`update bills set number = ${billNumber}, previous_hash = '', issue_date = '2026-03-02', issued_at = now(), status = ${billStatus.codeOf('toPay')}, printed = ${JSON.stringify(printed)}::jsonb, printed_hash = 'h' where id = ${bill.id}`.execute(
      db,
    )
    await aClosedMonth(db, { entity_id: entity.id, bill_id: bill.id, piece: billNumber })
    await aBankLine(db, { entity_id: entity.id, clerk: person.id, text: fullName })
    for (const [category, name] of [
      ['attestation', 'Attestation'],
      ['other', 'Diplôme'],
    ] as const) {
      const storage_key = `${tenant.id}/${randomUUID()}`
      await services.storage.put(storage_key, Buffer.from(`${name} de ${fullName}`), 'text/plain')
      const file = await db
        .insertInto('files')
        .values({ name: `${name} ${fullName}.txt`, content_type: 'text/plain', size: 10, sha256: 'x', storage_key })
        .returning('id')
        .executeTakeFirstOrThrow()
      await db
        .insertInto('documents')
        .values({ category: documentCategory.codeOf(category), name: `${name} ${fullName}`, user_id: person.id, file_id: file.id })
        .execute()
    }
    const field = await db
      .insertInto('record_fields')
      .values({ morph: 'User', name: 'regime', nature: formNature.codeOf('qualification'), label: 'Régime', rank: 0, input_type: 1 })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('record_responses')
      .values({ field_id: field.id, field_version: 1, morph: 'User', morph_id: person.id, value: 'sans gluten' })
      .execute()
    return id
  })
  return { person, other, registration }
}
