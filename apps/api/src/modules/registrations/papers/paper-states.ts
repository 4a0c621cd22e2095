import { documentStatus } from '@kxo/domain/documents/status'
import type { PaperState } from '@kxo/domain/registrations/papers/paper-facts'
import { papersWords as w } from '@kxo/domain/registrations/papers/papers-words'
import type { PaperCell } from '@kxo/domain/registrations/papers/registration-papers-contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { ExportColumn } from '../../../platform/tables/table-export.ts'
import { paperDocument } from './paper-provided-before.ts'

const [toCheck, refused] = documentStatus.codesOf('toValidate', 'rejected').map((code) => sql.lit(code))
const conditions: Readonly<Record<PaperState, RawBuilder<SqlBool>>> = {
  awaited: sql`asked.is_required and (held.id is null or held.status = ${refused!})`,
  toCheck: sql`held.status = ${toCheck!}`,
  refused: sql`held.status = ${refused!}`,
}

/** Registrations with some paper in this state. */
export const havingPapers = (state: PaperState) => sql<SqlBool>`exists (select from event_papers asked
  left join documents held on held.tenant_id = asked.tenant_id and held.id = ${paperDocument(sql`registrations.id`)}
  where asked.tenant_id = registrations.tenant_id and asked.event_id = registrations.event_id and asked.retired_at is null and ${conditions[state]})`

type PaperName = { id: number; name: string }
export const papersRequestedBy = (db: Queries, event_id: number): Promise<PaperName[]> =>
  db
    .selectFrom('event_papers')
    .select(['id', 'name'])
    .where('event_id', '=', event_id)
    .where('retired_at', 'is', null)
    .orderBy('id')
    .execute()

/** Where the papers of several registrations stand, in one reading. */
export async function paperCells(db: Queries, ids: readonly number[]): Promise<(id: number) => PaperCell[]> {
  if (ids.length === 0) return () => []
  const { rows } = await sql<{ registration: number; paper: number; status: number; reason: string | null; at: Date; is_earlier: boolean }>`
    select r.id as registration, asked.id as paper, held.status, own.reason, held.created_at as at, own.paper_id is null as is_earlier
      from registrations r
      join event_papers asked on asked.tenant_id = r.tenant_id and asked.event_id = r.event_id and asked.retired_at is null
      left join registration_papers own on own.tenant_id = r.tenant_id and own.registration_id = r.id and own.paper_id = asked.id
      join documents held on held.tenant_id = asked.tenant_id and held.id = ${paperDocument(sql`r.id`)}
     where r.tenant_id = current_tenant() and r.id = any(${[...ids]}::bigint[])`.execute(db)
  return (id) =>
    rows
      .filter(({ registration }) => registration === id)
      .map(({ paper, status, reason, at, is_earlier }) => ({
        paper,
        status: documentStatus.keyOf(status),
        reason,
        deposited_at: at,
        is_earlier,
      }))
}

/** A column for each paper an event asks for, in its export. */
export const paperExports = (
  { language }: Pick<Context, 'language'>,
  papers: readonly PaperName[],
): Record<string, ExportColumn<{ papers: readonly PaperCell[] }>> =>
  Object.fromEntries(
    papers.map(({ id, name }) => [
      `paper_${id}`,
      {
        label: { fr: name, en: name },
        kind: 'text',
        value: ({ papers: cells }) => {
          const status = cells.find(({ paper }) => paper === id)?.status
          return language.say(status ? documentStatus.labelOf(status) : w.awaited)
        },
      },
    ]),
  )
