import type { Audience } from '@kxo/domain/campaigns/audience-contract'
import { campaignWords as w } from '@kxo/domain/campaigns/words'
import { type ContactKind, contactKindLabels } from '@kxo/domain/contacts/kinds'
import { comparatorWords } from '@kxo/domain/kernel/comparator-words'
import { formatDate } from '@kxo/domain/kernel/dates'
import { labels } from '@kxo/domain/kernel/labels'
import type { Language } from '@kxo/domain/kernel/language'
import type { Filter } from '@kxo/domain/kernel/listing'
import { locales } from '@kxo/domain/kernel/sentence'
import { registrationStatus } from '@kxo/domain/registrations/status'
import type { Context } from '../../platform/context.ts'
import { languageOf } from '../../platform/language.ts'
import { contactFieldOf } from '../contacts/index.ts'
import { recordColumnLabels } from '../fields/index.ts'
import { findCampaign } from './queries.ts'
import { eventOf } from './request-for.ts'

type Status = (typeof registrationStatus.keys)[number]
/** Who a message was for when it was written: what is named bears the name it had, which may change or go. */
type AudienceFacts = {
  people?: number
  found?: { q?: string | undefined; kind?: ContactKind | undefined; company?: string | undefined; filters: Filter[] }
  event?: { title: string; statuses: Status[] }
  events?: { n: number; statuses: Status[] }
  missed?: string
  addresses?: number
}
type Stored = { audience: string; audience_facts: unknown }
type OwnLabels = ReadonlyMap<string, string>

async function factsOf({ db }: Context, audience: Audience, event: { title: string } | undefined): Promise<AudienceFacts> {
  const { ids, found, events, statuses = [], addresses, missed_by } = audience
  const missed = missed_by === undefined ? undefined : await findCampaign(db, missed_by)
  const company = found?.company && (await db.selectFrom('companies').select('name').where('id', '=', found.company).executeTakeFirst())
  return {
    ...(ids && { people: ids.length }),
    ...(found && { found: { q: found.q, kind: found.kind, company: company ? company.name : undefined, filters: found.filters ?? [] } }),
    ...(event && { event: { title: event.title, statuses: [...statuses] } }),
    ...(events && { events: { n: events.length, statuses: [...statuses] } }),
    ...(missed && { missed: missed.subject }),
    ...(addresses?.length && { addresses: addresses.length }),
  }
}

function valueSaid({ say, locale }: Language, { field, value }: Filter): string {
  const { of, kind } = contactFieldOf(field) ?? {}
  const text = String(value ?? '')
  if (of?.keys.includes(text)) return say(of.labelOf(text as never)) // a key of this very list
  if (kind === 'flag' || typeof value === 'boolean') return say(text === 'true' ? labels.yes : labels.no)
  return kind === 'instant' && /^\d{4}-\d{2}-\d{2}$/.test(text) ? formatDate(text, locale) : text
}

function filterSaid(language: Language, filter: Filter, own: OwnLabels): string {
  const { say } = language
  const { field, comparator } = filter
  const known = contactFieldOf(field)
  const name = known ? say(known.label) : (own.get(field) ?? field)
  const value = comparator === 'X' ? '' : valueSaid(language, filter)
  return comparator === '=' ? say(w.reasonCount, { reason: name, n: value }) : `${name} ${say(comparatorWords[comparator])} ${value}`.trim()
}

const withDetails = (text: string, details: readonly string[]): string => (details.length > 0 ? `${text} (${details.join(', ')})` : text)

/** « Inscriptions : Excel (Inscrit), 2 adresses ajoutées », in a language. */
function sentenceOf(language: Language, { people, found, event, events, missed, addresses }: AudienceFacts, own: OwnLabels): string {
  const { say } = language
  const parts: string[] = []
  if (people !== undefined) parts.push(say(w.audiencePeople, { n: people }))
  if (found) {
    const narrowed = [...(found.kind ? [say(contactKindLabels[found.kind])] : []), ...(found.company ? [found.company] : [])]
    const details = [...narrowed, ...found.filters.map((filter) => filterSaid(language, filter, own))]
    parts.push(withDetails(found.q ? say(w.audienceFoundFor, { q: found.q }) : say(w.audienceFound), details))
  }
  const only = (statuses: readonly Status[]) => statuses.map((status) => say(registrationStatus.labelOf(status)))
  if (event) parts.push(withDetails(say(w.audienceEvent, { title: event.title }), only(event.statuses)))
  if (events) parts.push(withDetails(say(w.audienceEvents, { n: events.n }), only(events.statuses)))
  if (missed !== undefined) parts.push(say(w.audienceMissed, { subject: missed }))
  if (addresses) parts.push(say(w.audienceAddresses, { n: addresses }))
  return parts.join(', ')
}

const namesOwnField = ({ found }: AudienceFacts): boolean => found?.filters.some(({ field }) => !contactFieldOf(field)) ?? false
const storedFacts = ({ audience_facts }: Stored): AudienceFacts | null => audience_facts as AudienceFacts | null // as `audienceColumns` wrote them

/** What a sending stores of who it is for (an event its words are about is not); `audience` is what its list is searched by, in both languages. */
export async function audienceColumns(context: Context, audience: Audience) {
  const facts = await factsOf(context, audience, await eventOf(context, audience.event))
  const own = namesOwnField(facts) ? await recordColumnLabels(context, 'User') : new Map<string, string>()
  const said = locales.map((locale) => sentenceOf(languageOf(locale, context.tenant), facts, own))
  return { audience: said.join('\n'), audience_facts: JSON.stringify(facts) }
}

/** Who each sending is for, in the language of whoever reads; one written before facts were stored keeps its sentence. */
export async function audiencesInWords<Row extends Stored>(context: Context, rows: readonly Row[]): Promise<string[]> {
  const facts = rows.map(storedFacts)
  const own = facts.some((one) => one && namesOwnField(one)) ? await recordColumnLabels(context, 'User') : new Map<string, string>()
  return rows.map(({ audience }, index) => {
    const one = facts[index]
    return one ? sentenceOf(context.language, one, own) : audience
  })
}
