import * as z from 'zod/mini'
import { BulkPreview, Outcome } from '../../kernel/bulk-preview.ts'
import { endpoint } from '../../kernel/contract.ts'
import { Filter } from '../../kernel/listing.ts'
import { wire } from '../../kernel/wire.ts'
import { inClient } from '../../tenants/contract.ts'
import { modalities } from '../catalogue/catalogue-address.ts'
import { onboarding } from '../nature.ts'
import { adminTabs } from '../paths.ts'
import { bulkActs, bulkLimit } from './bulk-acts.ts'

const set = z.object({
  responsible_id: z.optional(z.nullable(wire.id)),
  theme_added: z.optional(wire.id),
  theme_removed: z.optional(wire.id),
  entity_id: z.optional(z.nullable(wire.id)),
  region_id: z.optional(z.nullable(wire.id)),
  modality: z.optional(z.enum(modalities)),
  onboarding: z.optional(onboarding.wire),
  is_displayed_first: z.optional(wire.flag),
  limit_days: z.optional(z.nullable(z.int().check(z.gte(0), z.lte(365)))),
})

/** Some events, or all those a tab of the list finds. */
export const chosen = {
  ids: z.optional(z.array(wire.id).check(z.maxLength(bulkLimit))),
  found: z.optional(
    z.object({
      q: z.optional(z.string().check(z.maxLength(200))),
      filters: z.optional(z.array(Filter).check(z.maxLength(20))),
      tab: z.enum(adminTabs),
    }),
  ),
}

/** What is done to them. */
const body = z.object({ act: z.enum(bulkActs), ...chosen, set: z.optional(set) })

export const eventBulkContract = {
  previewMany: endpoint({
    method: 'POST',
    path: '/clients/:client/events/many/preview/',
    summary: 'What an act on many events would change, the first of them before and after, those it leaves and why; nothing is written',
    params: inClient,
    body,
    response: BulkPreview,
    reads: true,
  }),
  actOnMany: endpoint({
    method: 'POST',
    path: '/clients/:client/events/many/',
    summary: 'Change, publish, withdraw or archive many events; those that cannot be are left, with the reason',
    params: inClient,
    body,
    /** `undo` names the act for who did it. */
    response: z.object({ ...Outcome.shape, undo: z.nullable(z.string()) }),
    stale: ['events', 'public'],
  }),
  undoMany: endpoint({
    method: 'POST',
    path: '/clients/:client/events/many/undo/',
    summary: 'Take back one’s own act on many events: those changed since keep what they hold',
    params: inClient,
    body: z.object({ undo: z.string().check(z.maxLength(60)) }),
    response: Outcome,
    stale: ['events', 'public'],
  }),
  chosenMany: endpoint({
    method: 'POST',
    path: '/clients/:client/events/many/chosen/',
    summary: 'The numbers of the events chosen one by one, or of all those a tab of the list finds',
    params: inClient,
    body: z.object(chosen),
    response: z.object({ ids: z.array(wire.id) }),
    reads: true,
  }),
  organisers: endpoint({
    method: 'GET',
    path: '/clients/:client/events/organisers/',
    summary: 'Legal entities an event may be organised by',
    params: inClient,
    response: z.array(z.object({ id: wire.id, name: z.string() })),
  }),
}
