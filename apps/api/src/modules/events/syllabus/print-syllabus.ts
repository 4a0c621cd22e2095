import { fileURLToPath } from 'node:url'
import type { EventPage, eventsContract } from '@kxo/domain/events/contract'
import { proseOf } from '@kxo/domain/events/presentation/presentation'
import { syllabusParts } from '@kxo/domain/events/syllabus/syllabus-parts'
import { syllabusWords as s } from '@kxo/domain/events/syllabus/syllabus-words'
import { eventsWords as w } from '@kxo/domain/events/words'
import type { Language } from '@kxo/domain/kernel/language'
import { plainTextOf } from '@kxo/domain/kernel/rich-text'
import { found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import type { Letterhead } from '../../../platform/pdf/letterhead.ts'
import { renderDocument } from '../../../platform/pdf/render-document.ts'
import { fromAbove } from '../dependencies.ts'
import { presentPage } from '../present.ts'
import { getEvent } from '../queries.ts'
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

/** The pedagogical sheet to keep, for whoever reads the page of the event. @throws 404 for what is no training */
export const printSyllabus: Verb<typeof eventsContract.syllabus> = async (context, { params }) => {
  const { db, now, language } = context
  const event = await readableByVisitors(context, await getEvent(db, params.id))
  found(event.is_training || undefined)
  const name = `${language.say(w.sheet)} – ${event.title}`
  const letterhead = await fromAbove().advertisingLetterhead(context, { title: name, reference: event.title })
  const data = syllabusPrint(await presentPage(context, event), { letterhead, version: event.version, now, language })
  // Printed once the transaction is over.
  const body = async function* () {
    yield await renderDocument({ template, data, standard: 'ua-1', createdAt: now })
  }
  return { content_type: 'application/pdf', name: `${name}.pdf`, inline: true, body: body() }
}
