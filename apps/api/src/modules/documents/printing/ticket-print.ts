import { ticketWords } from '@kxo/domain/documents/ticket-words'
import { formatDate, formatRange, formatTime, halfDayOf } from '@kxo/domain/kernel/dates'
import type { Language } from '@kxo/domain/kernel/language'
import type { Fact, Letterhead } from '../../../platform/pdf/letterhead.ts'
import { spokenWords } from '../../../platform/pdf/spoken-words.ts'

/** What a ticket tells its holder (FOR-23). Texts are the tenant's own. */
export type TicketDocument = {
  number: string
  holder: { name: string; company: string | null }
  title: string
  subtitle: string | null
  slots: { start: Date; end: Date; label: string | null }[]
  place: string[]
  /** Address of the video meeting. */
  join_url: string | null
  /** What to know of the video meeting. */
  online: string[]
  access: string[]
  bring: string[]
  contact: string[]
  accessibility: string[]
  documents: { label: string; url: string }[]
  /** SVG of the entrance code (platform/qr.ts); null when nothing is scanned. */
  qr_svg: string | null
}

type TicketSection = { title: string; lines: string[]; links: { label: string; url: string }[] }
/** What ticket.typ reads. */
export type TicketPrint = {
  letterhead: Letterhead
  title: string
  subject: string
  subtitle: string | null
  invitation: string
  facts: Fact[]
  slots: { title: string; rows: [day: string, half: string, hours: string, label: string][] }
  sections: TicketSection[]
  code: { svg: string; caption: string; alt: string } | null
}

/** The printed ticket: who, when, where, what to bring and to read, and the code to show. */
export function ticketPrint(ticket: TicketDocument, letterhead: Letterhead, language: Language): TicketPrint {
  const { invitation, ...plain } = ticketWords
  const labels = spokenWords(plain, language)
  const { locale, zone } = language
  const slots = ticket.slots.toSorted((a, b) => a.start.getTime() - b.start.getTime())
  const [first, last] = [slots[0], slots.at(-1)]
  const time = (instant: Date) => formatTime(instant, locale, { zone, style: 'prose' })
  const section = (title: string, lines: string[], links: TicketSection['links'] = []): TicketSection[] =>
    lines.length + links.length > 0 ? [{ title, lines, links }] : []
  return {
    letterhead,
    title: labels.title,
    subject: ticket.title,
    subtitle: ticket.subtitle,
    invitation: language.say(invitation, {
      name: ticket.holder.name,
      dates: first && last ? formatRange(first.start, last.end, locale, { zone, times: first === last }).replaceAll(' ', '\u00A0') : '',
    }),
    facts: [
      { label: labels.holder, value: [ticket.holder.name, ticket.holder.company].filter(Boolean).join(' – ') },
      { label: labels.reference, value: ticket.number },
    ],
    slots: {
      title: labels.when,
      rows: slots.map(({ start, end, label }) => [
        formatDate(start, locale, { zone, style: 'full' }),
        labels[halfDayOf(start, zone)],
        `${time(start)} – ${time(end)}`,
        label ?? '',
      ]),
    },
    sections: [
      ...section(labels.where, ticket.place),
      ...section(labels.online, ticket.online, ticket.join_url ? [{ label: labels.join, url: ticket.join_url }] : []),
      ...section(labels.access, ticket.access),
      ...section(labels.bring, ticket.bring),
      ...section(labels.contact, ticket.contact),
      ...section(labels.accessibility, ticket.accessibility),
      ...section(labels.documents, [], ticket.documents),
    ],
    code: ticket.qr_svg === null ? null : { svg: ticket.qr_svg, caption: labels.scan, alt: labels.codeAlt },
  }
}
