import type { CampaignContent } from '@kxo/domain/campaigns/contract'
import { mergeOf, unfilledField, unfitFormat } from '@kxo/domain/campaigns/merge-fields'
import { event as eventPage } from '@kxo/domain/events/paths'
import { formatRange } from '@kxo/domain/kernel/dates'
import { printedName } from '@kxo/domain/kernel/person-name'
import { plainTextOf, type RichText } from '@kxo/domain/kernel/rich-text'
import { htmlOf } from '@kxo/domain/kernel/rich-text-html'
import { fillTemplate } from '@kxo/domain/mailing/merge-fields'
import { concepts } from '@kxo/domain/tenants/glossary/glossary'
import { sql } from 'kysely'
import { type Context, found } from '../../platform/context.ts'
import { languageOf } from '../../platform/language.ts'
import type { MailRequest, Recipient } from '../../platform/mail.ts'
import { leavingCalls, linkAround, refuseUnknownField, refuseWrongFormat } from '../mailing/index.ts'
import { usualSender } from '../tenants/index.ts'

type Content = Pick<CampaignContent, 'kind' | 'topic' | 'subject' | 'preview_text' | 'body' | 'has_button'>
export type EventFacts = { id: number; title: string; start_date: Date | null; end_date: Date | null; time_zone: string; place: string }

/** The event a message is about; undefined without one. @throws 404 */
export async function eventOf({ db }: Context, id: number | null | undefined): Promise<EventFacts | undefined> {
  if (id === null || id === undefined) return undefined
  return found(
    await db
      .selectFrom('events')
      .leftJoin('locations', (join) =>
        join.onRef('locations.tenant_id', '=', 'events.tenant_id').onRef('locations.id', '=', 'events.location_id'),
      )
      .select(['events.id', 'events.title', 'events.start_date', 'events.end_date', 'events.time_zone'])
      .select(sql<string>`coalesce(locations.name, events.town, '')`.as('place'))
      .where('events.id', '=', id)
      .executeTakeFirst(),
  )
}

/** @throws 422 when a field of the message is filled by nothing */
export function checkContent(context: Context, content: Pick<Content, 'kind' | 'subject' | 'body'>, hasEvent: boolean): void {
  const unknown = unfilledField(content, hasEvent, concepts)
  if (unknown) refuseUnknownField(context, unknown)
  const wrong = unfitFormat([content.subject], content.body)
  if (wrong) refuseWrongFormat(context, wrong)
}

/** What a message to many people may call, for one of them. */
export const valuesFor = (
  tenant: Context['tenant'],
  to: Recipient,
  event: EventFacts | undefined,
  locale: 'fr' | 'en',
): Record<string, string> => ({
  'contact.first_name': printedName(to.first_name),
  'contact.last_name': printedName(to.last_name),
  'contact.full_name': printedName(`${to.first_name} ${to.last_name}`.trim()),
  'org.name': tenant.label,
  'sender.full_name': usualSender(tenant),
  'sender.signature': [...new Set([usualSender(tenant), tenant.label])].join(', '),
  ...(event && eventValues(event, locale)),
})

/** The message for one person, its fields filled, as the outbox takes it. */
export function requestFor(
  { tenant }: Context,
  content: Content,
  to: Recipient,
  event: EventFacts | undefined,
): Omit<MailRequest, 'occurrence'> {
  const language = languageOf(to.language, tenant)
  const values = { ...valuesFor(tenant, to, event, language.locale), ...(content.kind === 'prospection' && leavingCalls) }
  const fill = (text: string): string => fillTemplate(text, values, language)
  const hasButton = content.has_button && event !== undefined
  return {
    moment: content.kind === 'prospection' ? 'newsletter' : 'free_message',
    to,
    topic: content.topic,
    content: {
      subject: fill(content.subject),
      html: htmlOf(content.body, fill, linkAround(language.say)),
      text: fill(plainTextOf(content.body)),
      preview_text: fill(content.preview_text),
      ...(hasButton && { button: seeEvent }),
    },
    ...(event && { event_id: event.id, ...(hasButton && { path: eventPage(event.id) }) }),
  }
}

const seeEvent = { fr: 'Voir {event.le}', en: 'See the {event}' }
const eventValues = ({ title, start_date, end_date, time_zone, place }: EventFacts, locale: 'fr' | 'en') => {
  const { merge } = mergeOf(true)
  const dates = start_date ? formatRange(start_date, end_date ?? start_date, locale, { zone: time_zone }) : ''
  return { [merge['title']!]: title, [merge['dates']!]: dates, [merge['place']!]: place }
}

/** What is kept of a message, as it was checked when it was written. */
export const storedBody = (body: unknown): RichText => body as RichText
