import { randomUUID } from 'node:crypto'
import { event } from '@kxo/domain/events/paths'
import { partnerKind } from '@kxo/domain/partners/kind'
import { readyContent } from '@kxo/domain/templates/ready'
import { ticketKey } from '../modules/attendance/wallet/wallet-address.ts'
import { hashOf } from '../modules/identity/sessions/hash-of.ts'
import { secretKey } from '../platform/secret-keys.ts'
import { aBoost } from './a-boost.ts'
import { aDoor } from './a-door.ts'
import { aPublishedForm } from './a-published-form.ts'
import { aRichLife, known } from './a-rich-life.ts'
import { aRichPhone } from './a-rich-phone.ts'
import { aRichTraining } from './a-rich-training.ts'
import { anOpenEvent } from './an-open-event.ts'
import type { Codes } from './codes.ts'
import { everyParameter } from './every-parameter.ts'
import type { Program } from './program.ts'
import { restartNumbers } from './restart-numbers.ts'
import { aTenant, type TenantWorld } from './world.ts'

/** A tenant whose first record of every table bears the number `from`, and `name` everywhere a text is kept. */
export async function aRichTenant(
  program: Program,
  { name, from }: { name: string; from: number },
): Promise<{ tenant: TenantWorld; codes: Codes }> {
  await restartNumbers(program, from)
  const tenant = await aTenant(program, { label: name, params: everyParameter })
  const link = secretKey()
  const passwordLink = secretKey()
  const bill = `F${from}-2026-000001`
  await aRichLife(tenant, { who: { ...known, last_name: name, mail: `${from}@essai.test` }, billNumber: bill })
  await anOpenEvent(tenant, { title: name, price_ht: 10_000 })
  const codes = await tenant.inTenant(async (db) => {
    const text = { fr: name, en: name }
    await db.insertInto('locations').values({ name }).execute()
    await db.insertInto('rooms').values({ location_id: from, name, capacity: 3 }).execute()
    await db
      .insertInto('room_blocks')
      .values({ location_id: from, room_id: from, start_at: '2027-01-01', end_at: '2027-01-02', reason: name })
      .execute()
    await db.insertInto('location_files').values({ location_id: from, file_id: from }).execute()
    await aPublishedForm(db, name, [{ name: 'regime', label: name }], 'questionnaire')
    await db
      .insertInto('field_responses')
      .values({ morph: 'Guest', morph_id: from, field_id: from + 1, label: name, value: name })
      .execute()
    await db.insertInto('regions').values({ name }).execute()
    await db
      .insertInto('themes')
      .values({ name, url: `theme-${from}` })
      .execute()
    const key_hash = Buffer.from(name)
    await db.insertInto('lobby_screens').values({ shows_names: false, key_hash }).execute()
    await db.insertInto('calendar_feeds').values({ user_id: from, key_hash }).execute()
    await db
      .insertInto('saved_searches')
      .values({
        user_id: from,
        mail: known.mail,
        language: 'fr',
        search: '',
        token: secretKey(),
        wording: name,
        proof: '{}',
        confirmed_at: new Date(),
      })
      .execute()
    await db
      .insertInto('uploads')
      .values({ name, size: 9, created_by: from, expires_at: new Date('2099-01-01') })
      .execute()
    await db.insertInto('works').values({ kind: 'import' }).execute()
    await db.insertInto('imports').values({ kind: 'events', file_id: from, file_name: name, work_id: from, created_by: from }).execute()
    await db
      .insertInto('import_errors')
      .values({ import_id: from, line: 2, field: 'title', column_name: name, kind: 'required', value: name })
      .execute()
    await db.insertInto('support_requests').values({ subject: name, kind: 'question', user_id: from }).execute()
    await db
      .insertInto('support_messages')
      .values({ request_id: from, author_name: name, body: JSON.stringify({ type: 'doc', content: [] }), file_ids: [from] })
      .execute()
    await db.insertInto('guides').values({ category: 'guide', title: name, file_id: from }).execute()
    await db
      .insertInto('tutorials')
      .values({ title: JSON.stringify(text), topic: name, file_id: from, captions_file_id: from })
      .execute()
    await db.insertInto('record_tabs').values({ morph: 'User', label: name, rank: 0 }).execute()
    await db.insertInto('record_rubrics').values({ morph: 'User', label: name, rank: 0 }).execute()
    await db.insertInto('text_versions').values({ name: 'pied_page', content: name }).execute()
    await db
      .insertInto('page_versions')
      .values({ event_id: from, version: 1, description: name, outline: '', practical: '', sheet: '{}', created_at: new Date() })
      .execute()
    await db.insertInto('mail_templates').values({ moment: 'register_guest', language: 'fr', subject: name, body: name }).execute()
    await db.insertInto('document_templates').values({ category: 1, name, entity_id: from }).execute()
    const item = { key: '5f0c8a52-6f6e-4c46-9a3f-0c1c5e0a9d11', label: name, edge: 1, days: -7 }
    await db
      .insertInto('task_checklists')
      .values({ name, items: JSON.stringify([item]) })
      .execute()
    const content = JSON.stringify({ ...readyContent('attestation'), fr: { ...readyContent('attestation').fr, header: name } })
    await db.insertInto('document_template_versions').values({ template_id: from, version: 1, content, created_by: from }).execute()
    await db.insertInto('data_requests').values({ user_id: from, kind: 'erasure', due_on: '2027-01-01', file_id: from }).execute()
    await db.insertInto('consents').values({ user_id: from, channel: 'mail', is_given: true, source: 'import', wording: name }).execute()
    await db.insertInto('contract_endings').values({ kind: 'withdrawal', name, contract: name, mail: known.mail }).execute()
    await db
      .insertInto('event_partners')
      .values({ event_id: from, user_id: from, kind: partnerKind.codeOf('provider'), role_title: name })
      .execute()
    await db.insertInto('document_requests').values({ partner_id: from, user_id: from, name, document_id: from }).execute()
    await db
      .insertInto('partner_unavailabilities')
      .values({ user_id: from, start_at: '2027-01-01', end_at: '2027-01-02', reason: name })
      .execute()
    await db.insertInto('meeting_entries').values({ event_id: from, user_id: from }).execute()
    const waits = await db
      .insertInto('waiting_list_entries')
      .values({ event_id: from, asked_by: from, at_least: 1 })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('waiting_list_people').values({ entry_id: waits.id, event_id: from, user_id: from, rank: 0 }).execute()
    await db.insertInto('waiting_list_log').values({ event_id: from, entry_id: waits.id, user_id: from, kind: 1, reason: name }).execute()
    await db.insertInto('registration_notes').values({ registration_id: from, note: name, score: 4, by_user_id: from }).execute()
    await db.updateTable('events').set({ terms_version_id: from }).where('id', '=', from).execute()
    await aRichTraining(db, { id: from, name })
    await db
      .insertInto('registration_terms')
      .values({ registration_id: from, text_version_id: from, sha256: '0'.repeat(64), accepted_at: '2027-01-01' })
      .execute()
    await db.insertInto('prices').values({ event_id: from, name, amount_ht: 10_000, vat_rate: 2000, vat_reason: null }).execute()
    await db.insertInto('registration_payers').values({ registration_id: from, kind: 2, company_id: from, funder: name }).execute()
    await db
      .insertInto('promo_codes')
      .values({ event_id: from, code: name.toUpperCase(), discount: 1_000, discount_type: 'percent' })
      .execute()
    await db.insertInto('products').values({ name, vat_rate: 2000, boost_days: 7 }).execute()
    await db.insertInto('event_options').values({ event_id: from, product_id: from, name, vat_rate: 2000 }).execute()
    await db
      .insertInto('option_choices')
      .values({ registration_id: from, option_id: from, quantity: 1, answer: name, amount_ht: 0, vat_rate: 2000 })
      .execute()
    await db.insertInto('resolutions').values({ event_id: from, rank: 1, title: name, majority: 1 }).execute()
    await db.insertInto('resolution_documents').values({ resolution_id: from, document_id: from }).execute()
    await db
      .insertInto('proof_shares')
      .values({
        document_id: from,
        user_id: from,
        recipient: known.mail,
        code_hash: name,
        expires_at: '2999-01-01',
        created_at: '2027-01-01',
      })
      .execute()
    await db.insertInto('vote_weights').values({ registration_id: from, weight: 2 }).execute()
    await db.insertInto('instalments').values({ registration_id: from, rank: 0, due_on: '2027-01-01', amount: 100 }).execute()
    await db.insertInto('payments').values({ bill_id: from, amount: 100, mode: 1, paid_on: '2026-03-02', reference: name }).execute()
    await db
      .insertInto('merges')
      .values({ kind: 'user', kept_id: from, merged_ids: [from + 1], before: JSON.stringify({ name }), moved: '{}' })
      .execute()
    await db.insertInto('recovery_codes').values({ user_id: from, code_hash: 'h' }).execute()
    const checkout = randomUUID()
    await db.insertInto('checkouts').values({ unique_id: checkout, bill_id: from, user_id: from, amount: 100, provider: 'test' }).execute()
    await db
      .insertInto('campaigns')
      .values({ kind: 'prospection', subject: name, body: JSON.stringify({ type: 'doc', content: [] }), status: 2, created_by: from })
      .execute()
    await db
      .insertInto('campaign_recipients')
      .values({ campaign_id: from, rank: 1, address: `${name.toLowerCase()}@essai.test` })
      .execute()
    await db.insertInto('mail_suppressions').values({ address_hash: name, masked: name, user_id: from, cause: 'opt_out' }).execute()
    const { passage, door } = await aDoor(db, from, name)
    const unsubscribe = secretKey()
    await db
      .insertInto('mails')
      .values({
        moment: 'newsletter',
        occurrence: name,
        recipient: `${name}@essai.test`,
        subject: name,
        html: name,
        body_text: name,
        unsubscribe_token: unsubscribe,
      })
      .execute()
    const picture = secretKey()
    await db.insertInto('pictures').values({ token: picture, file_id: from, event_id: from }).execute()
    const sms = await aRichPhone(db, from, name)
    const expires_at = new Date(Date.now() + 3_600_000)
    await db
      .insertInto('personal_links')
      .values([
        { code_hash: hashOf(link), user_id: from, purpose: 'event', path: event(from), expires_at },
        { code_hash: hashOf(passwordLink), user_id: from, purpose: 'password', path: '', expires_at, is_single_use: true },
      ])
      .execute()
    await db
      .insertInto('merges')
      .values({ kind: 'company', kept_id: from, merged_ids: [from + 1], before: JSON.stringify({ name }), moved: '{}' })
      .execute()
    await db.insertInto('attendance_sheets').values({ event_id: from, file_id: from, sha256: 'x', locked_at: new Date() }).execute()
    await db.updateTable('companies').set({ name, logo_file_id: from, region_id: from }).where('id', '=', from).execute()
    await db.insertInto('event_series').values({ rule: 'FREQ=DAILY;COUNT=2', first_day: '2027-03-02' }).execute()
    await db.updateTable('events').set({ series_id: from, series_day: '2027-03-02' }).where('id', '=', from).execute()
    await db.updateTable('events').set({ title: name, is_online: true, company_id: from }).where('id', '=', from).execute()
    await db.updateTable('users').set({ avatar_file_id: from, company_id: from, region_id: from }).where('id', '=', from).execute()
    await db
      .updateTable('users')
      .set({ directory_fields: ['town', 'photo'] })
      .where('id', '=', from)
      .execute()
    const pictures = { logo_file_id: from, signature_file_id: from, stamp_file_id: from }
    await aBoost(db, from)
    await db.updateTable('entities').set(pictures).where('id', '=', from).execute()
    await db.updateTable('works').set({ report_file_id: from }).where('id', '=', from).execute()
    await db.updateTable('bills').set({ pdf_file_id: from, xml_file_id: from }).where('id', '=', from).execute()
    await db.updateTable('registrations').set({ company_id: from }).where('id', '=', from).execute()
    const session = await db.selectFrom('sessions').select('id').where('user_id', '=', from).executeTakeFirstOrThrow()
    const user = await db.selectFrom('users').select('unique_id').where('id', '=', from).executeTakeFirstOrThrow()
    const stored = await db.selectFrom('events').select('url').where('id', '=', from).executeTakeFirstOrThrow()
    const registration = await db.selectFrom('registrations').select('code').where('id', '=', from).executeTakeFirstOrThrow()
    const file = await db.selectFrom('files').select('storage_key').where('id', '=', from).executeTakeFirstOrThrow()
    return {
      link,
      passwordLink,
      session: session.id,
      personalUrl: stored.url,
      personalCode: user.unique_id,
      bill,
      checkout,
      registration: registration.code,
      unsubscribe,
      sms,
      picture,
      door,
      wallet: ticketKey({ services: program.services, tenant }, { id: from, pass_rev: 0 }),
      passage,
      file: file.storage_key,
    }
  })
  return { tenant, codes }
}
