import * as z from 'zod/mini'
import { endpoint } from '../kernel/contract.ts'
import { richText } from '../kernel/rich-text.ts'
import { wire } from '../kernel/wire.ts'
import { inClient, inClientWithId } from '../tenants/contract.ts'
import { Attachment } from './attachment-contract.ts'
import { Audience } from './audience-contract.ts'
import { CampaignContent, campaignsContract } from './contract.ts'

const { send_at, per_hour } = campaignsContract.create.body.shape
/** A message as far as it is written. */
const DraftContent = z.object({
  ...CampaignContent.shape,
  subject: z._default(z.string().check(z.trim(), z.maxLength(200, 'tooLong')), ''),
  body: z.nullable(richText),
})
const Draft = z.object({ audience: Audience, content: DraftContent, files: z.array(Attachment), send_at, per_hour })
export type Draft = z.output<typeof Draft>

const stale = ['campaigns'] as const

/** Messages begun and left for later. */
export const draftsContract = {
  save: endpoint({
    method: 'POST',
    path: '/clients/:client/campaigns/drafts/',
    summary: 'Leave a message for later, as far as it is written',
    params: inClient,
    body: z.object({
      /** The draft it takes the place of. */
      draft: z.optional(wire.id),
      audience: wire.json(Audience),
      content: wire.json(DraftContent),
      send_at,
      per_hour,
    }),
    response: z.object({ id: wire.id }),
    stale,
  }),
  read: endpoint({
    method: 'GET',
    path: '/clients/:client/campaigns/drafts/:id/',
    summary: 'A message left for later',
    params: inClientWithId,
    response: Draft,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/clients/:client/campaigns/drafts/:id/',
    summary: 'Delete a message left for later',
    params: inClientWithId,
    response: z.object({ done: z.literal(true) }),
    stale,
  }),
}
