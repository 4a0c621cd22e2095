import * as z from 'zod/mini'
import { endpoint } from '../../kernel/contract.ts'
import { wire } from '../../kernel/wire.ts'
import { inClient } from '../../tenants/contract.ts'
import { Paper, paperUpload } from './record-contract.ts'

const inPaper = z.object({ client: z.string(), paper: wire.id })
const stale = ['own-papers', 'partners', 'users'] as const

/** Papers asked of a partner, as the partner sees and deposits them: by the link of a mail too. */
export const ownPapersContract = {
  list: endpoint({
    method: 'GET',
    path: '/clients/:client/own-papers/',
    summary: 'Papers asked of the caller as a partner, what is awaited first',
    access: 'link',
    params: inClient,
    response: z.array(Paper),
  }),
  deposit: endpoint({
    stale,
    method: 'POST',
    path: '/clients/:client/own-papers/:paper/file/',
    summary: 'Deposit a paper, or the one that follows what expires',
    access: 'link',
    params: inPaper,
    query: z.object({ expires_on: z.optional(wire.day) }),
    upload: paperUpload,
    response: z.array(Paper),
    status: 201,
  }),
  read: endpoint({
    method: 'GET',
    path: '/clients/:client/own-papers/:paper/file/',
    summary: 'A paper of the caller as it was deposited',
    access: 'link',
    params: inPaper,
    streams: paperUpload.accept,
  }),
}
