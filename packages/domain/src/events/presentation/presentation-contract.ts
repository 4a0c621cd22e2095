import * as z from 'zod/mini'
import { endpoint } from '../../kernel/contract.ts'
import { wire } from '../../kernel/wire.ts'
import { inClientWithId } from '../../tenants/contract.ts'
import { EventRecord } from '../event-record.ts'
import { Sheet } from '../sheet.ts'
import { presentationFields } from './presentation.ts'

const section = z.optional(presentationFields.description)

/** What presents an event: its texts, and its page as it will be read. */
export const presentationEndpoints = {
  changePage: endpoint({
    method: 'PATCH',
    path: '/clients/:client/events/:id/steps/page/',
    summary: 'Step page: the presentation in three sections, and the pedagogical sheet (FOR-20); a section left out stays as it is',
    params: inClientWithId,
    body: z.object({ version: wire.integer, description: section, outline: section, practical: section, sheet: wire.json(Sheet) }),
    response: EventRecord,
  }),
  previewPage: endpoint({
    method: 'GET',
    path: '/clients/:client/events/:id/preview/',
    summary: 'Address of the public page before publication, readable for seven days by whoever holds it',
    params: inClientWithId,
    response: z.object({ url: z.string() }),
  }),
}
