import type { QuizRow, quizzesContract } from '@kxo/domain/quizzes/contract'
import { quizKind, quizStatus, testType } from '@kxo/domain/quizzes/kinds'
import { quizList } from '@kxo/domain/quizzes/list'
import { may } from '@kxo/domain/quizzes/permissions'
import { sql } from 'kysely'
import { authorize, type Context } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { exportsOf, planOf } from '../../../platform/lists/list-of.ts'
import { listOrExport } from '../../traces/index.ts'
import { attemptFacts, type PassageSums, passageSums } from '../attempt-facts.ts'

const plan = planOf(quizList, { title: 'quizzes.title' }, { search: sql`quizzes.search`, sort: 'title', id: sql`quizzes.id` })

const rowsIn = (db: Queries, kind: number, status: number | undefined) => {
  const rows = db
    .selectFrom('quizzes')
    .select(['quizzes.id', 'quizzes.title', 'quizzes.kind', 'quizzes.test_type', 'quizzes.status', 'quizzes.minutes', 'quizzes.pass_mark'])
    .select(sql<number>`jsonb_array_length(quizzes.questions)`.as('questions'))
    .where('quizzes.kind', '=', kind)
  return status === undefined ? rows : rows.where('quizzes.status', '=', status)
}

type Sums = PassageSums & { quiz_id: number }
const nothing = { taken: 0, average: null, pass_rate: null, to_mark: 0 }

/** How people did on the quizzes of a page: one question for all of them. */
async function withPassages<Row extends { id: number }>(db: Queries, now: Date, rows: readonly Row[]) {
  if (rows.length === 0) return []
  const ids = sql.join(rows.map(({ id }) => id))
  const sums =
    await sql<Sums>`select quiz_id, ${passageSums} from (${attemptFacts(sql`g.quiz_id in (${ids})`, now)}) facts group by quiz_id`.execute(
      db,
    )
  const events = await sql<{ quiz_id: number; events: number }>`
    select quiz_id, count(distinct event_id)::int as events from event_quizzes where quiz_id in (${ids}) and retired_at is null group by quiz_id`.execute(
    db,
  )
  const bySums = new Map(sums.rows.map(({ quiz_id, ...of }) => [quiz_id, of]))
  const byEvents = new Map(events.rows.map(({ quiz_id, events: n }) => [quiz_id, n]))
  return rows.map((row) => ({ ...row, ...(bySums.get(row.id) ?? nothing), events: byEvents.get(row.id) ?? 0 }))
}

export const listQuizzes: Verb<typeof quizzesContract.list> = async (context: Context, { query }) => {
  authorize(may.readQuizzes(context.actor))
  const kind = quizKind.codeOf(query.kind)
  const status = query.status && quizStatus.codeOf(query.status)
  return listOrExport(context, 'export_quizzes', {
    name: query.kind,
    plan,
    asked: query,
    query: (db) => rowsIn(db, kind, status),
    present: async (rows, db) =>
      (await withPassages(db, context.now, rows)).map(
        (row): QuizRow => ({
          ...row,
          kind: quizKind.keyOf(row.kind),
          status: quizStatus.keyOf(row.status),
          test_type: row.test_type === null ? null : testType.keyOf(row.test_type),
        }),
      ),
    columns: exportsOf(quizList),
  })
}
