import * as z from 'zod/mini'
import { endpoint } from '../kernel/contract.ts'
import { listOf, listQuery } from '../kernel/listing.ts'
import { wire } from '../kernel/wire.ts'
import { workStatus } from '../kernel/work-status.ts'
import { inClient, inClientWithId } from '../tenants/contract.ts'
import { fieldKeys } from './kind-fields.ts'
import { importKinds } from './kinds.ts'
import { importStatus } from './status.ts'
import { problemKinds } from './words.ts'

export const importModes = ['valid', 'all'] as const
/** Limits of a file. */
export const fileLimits = { bytes: 50 * 1024 * 1024, columns: 200 }
/** Hours an import can be undone. */
export const undoHours = 24

const FieldKey = z.enum(fieldKeys)
const MappingBody = z.partialRecord(FieldKey, z.int().check(z.minimum(0), z.maximum(fileLimits.columns - 1)))

/** A long work and how far it is: progress, failures, stop and report (screens 0.7). */
export const Work = z.object({
  id: wire.id,
  kind: z.string(),
  status: workStatus.wire,
  total: z.int(),
  done: z.int(),
  failed: z.int(),
  /** Why it failed as a whole; null otherwise. */
  reason: z.nullable(z.string()),
  has_report: z.boolean(),
  created_at: wire.instant,
  finished_at: z.nullable(wire.instant),
})
export type Work = z.output<typeof Work>

/** What the control found: a count of lines per outcome, and of cells per kind of problem. */
export const Verdict = z.object({
  lines: z.int(),
  created: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  refused: z.int(),
  kinds: z.partialRecord(z.enum(problemKinds), z.int()),
  /** Problems kept for reading on screen; beyond, the report alone holds them. */
  kept: z.int(),
})
export type Verdict = z.output<typeof Verdict>

export const ImportRow = z.object({
  id: wire.id,
  kind: z.enum(importKinds),
  file_name: z.string(),
  status: importStatus.wire,
  author: z.nullable(z.string()),
  created_at: wire.instant,
  verdict: z.nullable(Verdict),
  has_report: z.boolean(),
})
export type ImportRow = z.output<typeof ImportRow>

export const Import = z.object({
  ...ImportRow.shape,
  /** How the file was read: `csv` or `xlsx`, its encoding and its separator. */
  format: z.enum(['csv', 'xlsx']),
  encoding: z.nullable(z.string()),
  delimiter: z.nullable(z.string()),
  lines: z.int(),
  columns: z.array(z.string()),
  sample: z.array(z.array(z.string())),
  mapping: MappingBody,
  /** Whether the columns come from a former file of the same form. */
  is_mapping_remembered: z.boolean(),
  corrections: z.int(),
  work: z.nullable(Work),
  may_undo: z.boolean(),
})
export type Import = z.output<typeof Import>

export const ImportError = z.object({
  id: wire.id,
  line: z.int(),
  field: FieldKey,
  column: z.string(),
  kind: z.enum(problemKinds),
  value: z.string(),
  /** The sentence, in the caller's language. */
  message: z.string(),
})
export type ImportError = z.output<typeof ImportError>

const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const Undone = z.object({ removed: z.int(), restored: z.int(), kept: z.int() })

export const importsContract = {
  list: endpoint({
    method: 'GET',
    path: '/clients/:client/imports/',
    summary: 'Files already brought in, newest first',
    params: inClient,
    query: z.object(listQuery),
    response: listOf(ImportRow),
  }),
  receive: endpoint({
    method: 'POST',
    path: '/clients/:client/imports/',
    summary: 'Send a file (CSV or XLSX): its encoding, separator and columns are detected, nothing is written',
    params: inClient,
    // UTF-16 text is not told from bytes by its first signs: the verb reads further.
    upload: { maxBytes: fileLimits.bytes, accept: ['text/csv', 'text/plain', 'application/octet-stream', workbook] },
    body: z.object({ kind: z.enum(importKinds) }),
    response: Import,
    status: 201,
  }),
  get: endpoint({
    method: 'GET',
    path: '/clients/:client/imports/:id/',
    summary: 'An import: columns, first lines, verdict and progress',
    params: inClientWithId,
    response: Import,
  }),
  map: endpoint({
    method: 'PATCH',
    path: '/clients/:client/imports/:id/mapping/',
    summary: 'Choose the column of each field',
    params: inClientWithId,
    body: z.object({ mapping: wire.json(MappingBody) }),
    response: Import,
  }),
  correct: endpoint({
    method: 'PATCH',
    path: '/clients/:client/imports/:id/cells/',
    summary: 'Correct one cell without touching the file',
    params: inClientWithId,
    body: z.object({
      line: wire.integer.check(z.minimum(2)),
      field: FieldKey,
      value: z.string().check(z.maxLength(20_000, 'tooLong')),
    }),
    response: Import,
  }),
  check: endpoint({
    method: 'POST',
    path: '/clients/:client/imports/:id/check/',
    summary: 'Control every line and cell; nothing is written',
    params: inClientWithId,
    response: Import,
    status: 202,
  }),
  run: endpoint({
    method: 'POST',
    path: '/clients/:client/imports/:id/run/',
    summary: 'Import the valid lines, or all of them or none; in one transaction',
    params: inClientWithId,
    body: z.object({ mode: z._default(z.enum(importModes), 'valid'), is_inviting: z._default(wire.flag, false) }),
    response: Import,
    status: 202,
  }),
  errors: endpoint({
    method: 'GET',
    path: '/clients/:client/imports/:id/errors/',
    summary: 'What the lines must correct, by line',
    params: inClientWithId,
    query: z.object({ ...listQuery, kind: z.optional(z.enum(problemKinds)) }),
    response: listOf(ImportError),
  }),
  report: endpoint({
    method: 'GET',
    path: '/clients/:client/imports/:id/report/',
    summary: 'What became of each line, as a CSV file',
    params: inClientWithId,
    streams: ['text/csv'],
  }),
  undo: endpoint({
    method: 'POST',
    path: '/clients/:client/imports/:id/undo/',
    summary: 'Take an import back within 24 hours: rows not touched since',
    params: inClientWithId,
    response: Undone,
  }),
  model: endpoint({
    method: 'GET',
    path: '/clients/:client/import-models/:kind/',
    summary: 'An empty file with the headings and the allowed values',
    params: z.object({ client: z.string(), kind: z.enum(importKinds) }),
    streams: [workbook],
  }),
}

export const worksContract = {
  get: endpoint({
    method: 'GET',
    path: '/clients/:client/jobs/:id/',
    summary: 'How far a long work is',
    params: inClientWithId,
    response: Work,
  }),
  stop: endpoint({
    method: 'POST',
    path: '/clients/:client/jobs/:id/stop/',
    summary: 'Ask a long work to stop',
    params: inClientWithId,
    response: Work,
  }),
}
