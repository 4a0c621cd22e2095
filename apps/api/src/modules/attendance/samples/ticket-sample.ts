import { ticketWords } from '@kxo/domain/documents/ticket-words'
import { ticketPrint } from '../../documents/index.ts'
import { dressed, type SampleSource } from '../../templates/index.ts'
import { ticketTemplate } from '../issuing/issue-ticket.ts'
import { issuerOf, letterheadOf, specimenMarks } from '../issuing/issuer-of.ts'
import { ticketSample as readSample } from '../issuing/read-ticket.ts'
import { ticketExample } from './examples.ts'
import { isExpected, searchRegistrations } from './search-registrations.ts'

/** Never with the code of its entrance: a specimen lets nobody in. */
export const ticketSample: SampleSource = {
  search: (context, q) => searchRegistrations(context, q, isExpected),
  draw: async (context, { record, entity_id, language, dressedFor }) => {
    const ticket = record === null ? undefined : await readSample(context, record)
    if (record !== null && !ticket) return undefined
    const document = ticket ? { ...ticket.document, qr_svg: null } : ticketExample(language)
    const model = await dressedFor(ticket?.subject ?? null)
    const issuer = ticket?.issuer ?? (await issuerOf(context, null, entity_id))
    const title = language.say(ticketWords.title)
    const letterhead = letterheadOf({ tenant: context.tenant, language }, issuer, {
      title,
      reference: document.title,
      ...specimenMarks(language),
    })
    return { template: ticketTemplate, data: dressed(ticketPrint(document, letterhead, language), model), images: model.images }
  },
}
