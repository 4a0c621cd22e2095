import { documentKind } from '@kxo/domain/documents/kind'
import { documentStatus } from '@kxo/domain/documents/status'
import { formDueOn } from '@kxo/domain/registrations/forms/form-facts'
import type { RegistrationPaper } from '@kxo/domain/registrations/papers/registration-papers-contract'
import { sql } from 'kysely'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { RegistrationRow } from '../queries.ts'
import { earlierPaper, paperDocument } from './paper-provided-before.ts'

type PaperOf = RegistrationPaper & { document_id: number | null }

/** Papers the event of a registration asks for, and where each stands for it. */
export async function papersOf(db: Queries, { id, event_id }: Pick<RegistrationRow, 'id' | 'event_id'>): Promise<PaperOf[]> {
  const rows = await db
    .selectFrom('event_papers as asked')
    .innerJoin('events', (join) => join.onRef('events.tenant_id', '=', 'asked.tenant_id').onRef('events.id', '=', 'asked.event_id'))
    .leftJoin('registration_papers as given', (join) =>
      join.onRef('given.tenant_id', '=', 'asked.tenant_id').onRef('given.paper_id', '=', 'asked.id').on('given.registration_id', '=', id),
    )
    .leftJoin('documents as held', (join) =>
      join.onRef('held.tenant_id', '=', 'asked.tenant_id').on('held.id', '=', paperDocument(sql`${id}::bigint`)),
    )
    .leftJoin('files', (join) => join.onRef('files.tenant_id', '=', 'held.tenant_id').onRef('files.id', '=', 'held.file_id'))
    .select([
      'asked.id',
      'asked.name',
      'asked.kind',
      'asked.help',
      'asked.is_required',
      'asked.is_checked',
      'asked.due_days',
      'asked.releases_place',
      'asked.is_each_time',
      'held.id as document_id',
      'held.status',
    ])
    .select([
      'files.name as file_name',
      'held.created_at as deposited_at',
      'given.decided_at',
      'given.reason',
      'given.valid_until',
      earlierPaper(sql`${id}::bigint`).as('earlier'),
      'events.start_date',
      'events.time_zone',
    ])
    .where('asked.event_id', '=', event_id)
    .where('asked.retired_at', 'is', null)
    .orderBy('asked.id')
    .execute()
  return rows.map(({ start_date, time_zone, earlier, kind, ...row }) => ({
    ...row,
    kind: documentKind.keyOf(kind),
    valid_until: earlier ? earlier.valid_until : row.valid_until,
    provided_for: earlier?.event ?? null,
    status: row.status === null ? null : documentStatus.keyOf(row.status),
    due_on: formDueOn({ due_days: row.due_days, start_date, time_zone }),
  }))
}

/** What leaves of papers: never the number of a document, which is another's to open. */
export const presentPaper = ({ document_id: _, ...paper }: PaperOf): RegistrationPaper => paper
