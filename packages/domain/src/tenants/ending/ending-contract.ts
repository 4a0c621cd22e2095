import * as z from 'zod/mini'
import { endpoint } from '../../kernel/contract.ts'
import { requiredLines, requiredText } from '../../kernel/validation.ts'
import { wire } from '../../kernel/wire.ts'

const one = z.object({ id: wire.id })

/** What an ended tenant leaves: what went, and what stays and why. */
const EndingReport = z.object({
  /** Rows by table. */
  removed: z.record(z.string(), z.int()),
  /** Rows by reason (`retentionReasons`). */
  kept: z.record(z.string(), z.int()),
  files_removed: z.int(),
})
export type EndingReport = z.output<typeof EndingReport>

/** The end of a tenant: awaiting another super administrator, then reversible until `due_at`, then carried out. */
export const Ending = z.object({
  state: z.enum(['awaiting', 'confirmed', 'running', 'done']),
  reason: z.string(),
  asked_by: z.string(),
  asked_at: wire.instant,
  confirmed_by: z.nullable(z.string()),
  confirmed_at: z.nullable(wire.instant),
  due_at: z.nullable(wire.instant),
  carried_out_at: z.nullable(wire.instant),
  /** Whether the caller may confirm: another super administrator than the one who asked. */
  is_confirmable: z.boolean(),
  progress: z.nullable(z.object({ done: z.int(), total: z.int() })),
  report: z.nullable(EndingReport),
})
export type Ending = z.output<typeof Ending>

const answer = z.object({ ending: z.nullable(Ending), last_export: z.nullable(wire.instant) })

export const endingContract = {
  read: endpoint({
    method: 'GET',
    path: '/clients/:id/deletion/',
    summary: 'How the deletion of a tenant stands, for super administrators',
    params: one,
    response: answer,
  }),
  ask: endpoint({
    method: 'POST',
    path: '/clients/:id/deletion/',
    summary: 'Ask for the deletion of a suspended tenant, its code typed again',
    params: one,
    body: z.object({ confirmation: requiredText(60), reason: requiredLines(500) }),
    response: answer,
    status: 201,
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/clients/:id/deletion/confirmation/',
    summary: 'Confirm the deletion another super administrator asked; reversible for thirty days',
    params: one,
    body: z.object({ confirmation: requiredText(60) }),
    response: answer,
  }),
  cancel: endpoint({
    method: 'DELETE',
    path: '/clients/:id/deletion/',
    summary: 'Give up a deletion that is not carried out yet',
    params: one,
    response: answer,
  }),
}
