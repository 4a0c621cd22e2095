import * as z from 'zod/mini'
import { endpoint } from '../../kernel/contract.ts'
import { wire } from '../../kernel/wire.ts'
import { inClient } from '../../tenants/contract.ts'
import { mailPace } from './mail-pace.ts'

export const NewsChoice = z.object({ mail_pace: mailPace.wire, by_bell: wire.flag })
export type NewsChoice = z.output<typeof NewsChoice>

const path = '/clients/:client/organiser-news/'

/** How one is told of the events one answers for. */
export const newsContract = {
  readChoice: endpoint({
    method: 'GET',
    path,
    summary: 'How the caller is told of registrations, payments and cancellations of their events',
    params: inClient,
    response: NewsChoice,
  }),
  choose: endpoint({
    method: 'POST',
    path,
    summary: 'Choose to be told by bell, by mail at once or once a day, or not at all',
    params: inClient,
    body: NewsChoice,
    response: NewsChoice,
  }),
}
