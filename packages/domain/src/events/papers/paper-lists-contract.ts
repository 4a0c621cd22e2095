import * as z from 'zod/mini'
import { endpoint } from '../../kernel/contract.ts'
import { requiredText } from '../../kernel/validation.ts'
import { wire } from '../../kernel/wire.ts'
import { inClient, inClientWithId } from '../../tenants/contract.ts'
import { RequestedPaper } from './requested-papers-contract.ts'

/** Papers a tenant often asks for together. */
export const PaperList = z.object({ id: wire.id, name: z.string(), papers: z.array(z.string()) })
export type PaperList = z.output<typeof PaperList>
const stale = ['paper-lists'] as const

export const paperListsContract = {
  paperLists: endpoint({
    method: 'GET',
    path: '/clients/:client/paper-lists/',
    summary: 'Lists of papers the tenant keeps for its events',
    params: inClient,
    response: z.array(PaperList),
  }),
  keepPaperList: endpoint({
    stale,
    method: 'POST',
    path: '/clients/:client/events/:id/paper-lists/',
    summary: 'Keep the papers an event asks for as a list; one of that name is replaced',
    params: inClientWithId,
    body: z.object({ name: requiredText(120) }),
    response: PaperList,
    status: 201,
  }),
  removePaperList: endpoint({
    stale,
    method: 'DELETE',
    path: '/clients/:client/paper-lists/:id/',
    summary: 'Forget a list; events that took it up keep their papers',
    params: inClientWithId,
    response: z.object({ done: z.literal(true) }),
  }),
  takePaperList: endpoint({
    stale: ['events', 'guests'],
    method: 'POST',
    path: '/clients/:client/events/:id/requested-papers/from-list/',
    summary: 'Ask for the papers of a list, those asked for by that name already excepted',
    params: inClientWithId,
    body: z.object({ list: wire.id }),
    response: z.array(RequestedPaper),
  }),
}
