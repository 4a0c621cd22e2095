import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { EventPage, eventsContract } from '@kxo/domain/events/contract'
import { proseOf } from '@kxo/domain/events/presentation/presentation'
import { syllabusParts } from '@kxo/domain/events/syllabus/syllabus-parts'
import { syllabusWords as s } from '@kxo/domain/events/syllabus/syllabus-words'
import { eventsWords as w } from '@kxo/domain/events/words'
import type { Language } from '@kxo/domain/kernel/language'
import { plainTextOf } from '@kxo/domain/kernel/rich-text'
import { settingsWords } from '@kxo/domain/tenants/words'
import { type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { languageOf } from '../../../platform/language.ts'
import type { MailAttachment, MailRequest } from '../../../platform/mail.ts'
import type { Letterhead } from '../../../platform/pdf/letterhead.ts'
import { renderDocument } from '../../../platform/pdf/render-document.ts'
import { keepFile } from '../../documents/index.ts'
import { settingsOf } from '../../tenants/index.ts'
import { fromAbove } from '../dependencies.ts'
import { presentPage } from '../present.ts'
import { type EventFacts, findEvent, getEvent } from '../queries.ts'
import { readableByVisitors } from '../read-event.ts'

const template = fileURLToPath(new URL('syllabus.typ', import.meta.url))

/** What syllabus.typ reads: a block of one item is a paragraph, of several a list. */
type SyllabusPrint = {
  letterhead: Letterhead
  title: string
  summary: string
  parts: { title: string; blocks: { items: string[] }[] }[]
  version: string
}

export const syllabusPrint = (
  event: EventPage,
  { letterhead, version, now, language }: { letterhead: Letterhead; version: number; now: Date; language: Language },
): SyllabusPrint => ({
  letterhead,
  title: event.title,
  summary: event.summary,
  parts: syllabusParts(event, language)
    .filter(({ text }) => text.trim() !== '')
    .map(({ title, text }) => ({
      title,
      blocks: proseOf(text).content.map((block) => ({
        items: plainTextOf({ type: 'doc', content: [block] }).split('\n'),
      })),
    })),
  version: language.say(s.version, { version, day: now }),
})

/** What whoever was registered by others receives with the programme: whom to ask, and the rules in force (FOR-14). */
async function besides({ db, tenant, language: { say } }: Context, { responsible_id }: EventFacts): Promise<SyllabusPrint['parts']> {
  const responsible =
    responsible_id === null
      ? undefined
      : await db.selectFrom('users').select(['first_name', 'last_name', 'mail']).where('id', '=', responsible_id).executeTakeFirst()
  const rules = settingsOf(tenant).texts.reglement_interieur?.trim()
  const linesOf = (text: string) => text.split(/\n+/).map((line) => ({ items: [line] }))
  return [
    ...(responsible
      ? [{ title: say(s.contact), blocks: linesOf(`${responsible.first_name} ${responsible.last_name}, ${responsible.mail}`) }]
      : []),
    ...(rules ? [{ title: say(settingsWords.reglement_interieur), blocks: linesOf(rules) }] : []),
  ]
}

/** What is printed of a training for whoever reads a language, and what the file is called. */
async function printOf(context: Context, event: EventFacts): Promise<{ name: string; data: SyllabusPrint }> {
  const { now, language } = context
  const title = `${language.say(w.sheet)} – ${event.title}`
  const letterhead = await fromAbove().advertisingLetterhead(context, event.id, { title, reference: event.title })
  return {
    name: `${title}.pdf`,
    data: syllabusPrint(await presentPage(context, event), { letterhead, version: event.version, now, language }),
  }
}

/** The pedagogical sheet to keep, for whoever reads the page of the event. @throws 404 for what is no training */
export const printSyllabus: Verb<typeof eventsContract.syllabus> = async (context, { params }) => {
  const event = await readableByVisitors(context, await getEvent(context.db, params.id))
  found(event.is_training || undefined)
  const { name, data } = await printOf(context, event)
  // Printed once the transaction is over.
  const body = async function* () {
    yield await renderDocument({ template, data, standard: 'ua-1', createdAt: context.now })
  }
  return { content_type: 'application/pdf', name, inline: true, body: body() }
}

/** The pedagogical sheet of the training a message is about, with whom to ask and the internal rules, in the language of its reader: printed once for all those who receive the same. */
export async function attachSyllabus(context: Context, { event_id, to }: Pick<MailRequest, 'event_id' | 'to'>): Promise<MailAttachment[]> {
  if (!event_id) return []
  const { db, now, tenant } = context
  const event = await findEvent(db, event_id)
  if (!event?.is_training) return []
  const theirs = { ...context, language: languageOf(to.language, tenant) }
  const { name, data: sheet } = await printOf(theirs, event)
  const data = { ...sheet, parts: [...sheet.parts, ...(await besides(theirs, event))] }
  const file = { name, content_type: 'application/pdf' }
  const print_hash = createHash('sha256').update(JSON.stringify(data)).digest('hex')
  const printed = await db
    .selectFrom('printed_syllabuses')
    .select(['file_id', 'print_hash'])
    .where('event_id', '=', event_id)
    .where('language', '=', to.language)
    .executeTakeFirst()
  if (printed?.print_hash === print_hash) return [{ ...file, file_id: printed.file_id }]
  const file_id = await keepFile(context, { ...file, bytes: await renderDocument({ template, data, standard: 'ua-1', createdAt: now }) })
  await db
    .insertInto('printed_syllabuses')
    .values({ event_id, language: to.language, print_hash, file_id })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'event_id', 'language']).doUpdateSet({ print_hash, file_id }))
    .execute()
  return [{ ...file, file_id }]
}
