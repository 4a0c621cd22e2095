import type { bpfContract, ReturnRow } from '@kxo/domain/bpf/contract'
import { countFigures } from '@kxo/domain/bpf/count-figures'
import { learnerStatus } from '@kxo/domain/bpf/learner-status'
import { all, type LineCode, lineOfCode, missing } from '@kxo/domain/bpf/line-code'
import { lineInWords } from '@kxo/domain/bpf/line-in-words'
import { returnRowList } from '@kxo/domain/bpf/list'
import { may } from '@kxo/domain/bpf/permissions'
import { productLine } from '@kxo/domain/bpf/product-line'
import { certificationLevel, trainingObjective } from '@kxo/domain/bpf/training-objective'
import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import { authorize, type Context, found } from '../../platform/context.ts'
import type { Queries } from '../../platform/database/tenancy.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { exportsOf, planOf } from '../../platform/lists/list-of.ts'
import { listOrExport } from '../traces/index.ts'
import type { ExerciseScope } from './facts/exercise-scope.ts'
import { factsOfReturn, payersMissing } from './facts/facts-of-return.ts'
import { learnerFacts, trainingFacts } from './facts/learner-facts.ts'
import { openSheets } from './facts/open-sheets.ts'
import { productFacts } from './facts/product-facts.ts'
import { trainerFacts } from './facts/trainer-facts.ts'
import { returnOf } from './return-of.ts'

type Row = Omit<ReturnRow, 'line'> & { line: string | null }
type Scope = { scope: ExerciseScope; now: Date; zone: string }
/** Every row has the same columns: those its frame has nothing for are empty. */
const columns = (own: Partial<Record<keyof Row, RawBuilder<unknown>>>) => {
  const { id = sql`rows.id`, event_id = sql`null::bigint`, label = sql`''`, detail = sql`''`, at = sql`null::date`, ...rest } = own
  const { amount = sql`null::bigint`, people = sql`1`, minutes = sql`null::bigint`, line = sql`null::text`, is_stated = sql`false` } = rest
  return sql`select ${id} as id, ${event_id} as event_id, ${label} as label, ${detail} as detail, ${at} as at, ${amount} as amount,
    ${people}::int as people, (${minutes})::bigint as minutes, ${line} as line, ${is_stated} as is_stated`
}

/** The key of an entry kept by its number. */
const keyed = (entries: { keys: readonly string[]; codeOf: (key: never) => number }, code: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`case ${code} ${sql.join(
    entries.keys.map((key) => sql`when ${sql.lit(entries.codeOf(key as never))} then ${sql.lit(key)}`), // a key of this very catalogue
    sql` `,
  )} end`

const billRows = ({ scope }: Scope, key: string): RawBuilder<unknown> =>
  sql`${columns({ label: sql`rows.number`, detail: sql`rows.payer`, at: sql`rows.issue_date`, amount: sql`rows.cents`, people: sql`0`, line: keyed(productLine, sql`rows.line`), is_stated: sql`rows.is_stated` })}
    from (${productFacts(scope)}) rows where ${keyed(productLine, sql`rows.line`)} = ${key}`

const payerRows = ({ scope, now }: Scope): RawBuilder<unknown> =>
  sql`${columns({ label: sql`c.name`, detail: sql`coalesce(c.siret, '')`, amount: sql`rows.cents`, people: sql`rows.people` })}
    from (${payersMissing(scope, now)}) rows join companies c on c.id = rows.id`

const learnerRows = ({ scope, now, zone }: Scope, key: string): RawBuilder<unknown> => {
  const line = keyed(learnerStatus, sql`rows.status`)
  const of = key === all ? sql`true` : key === missing ? sql`rows.status is null` : sql`${line} = ${key}`
  return sql`${columns({ event_id: sql`rows.event_id`, label: sql`trim(u.first_name || ' ' || u.last_name)`, detail: sql`t.title`, at: sql`(t.start_date at time zone ${zone})::date`, minutes: sql`rows.minutes`, line, is_stated: sql`rows.is_stated` })}
    from (${learnerFacts(scope, now)}) rows
    join (${trainingFacts}) t on t.id = rows.event_id and not t.is_ordered
    join registrations r on r.id = rows.id join users u on u.tenant_id = r.tenant_id and u.id = r.user_id
   where ${of}`
}

const trainerRows = ({ scope, now }: Scope, key: string): RawBuilder<unknown> =>
  sql`${columns({ label: sql`rows.label`, minutes: sql`rows.minutes` })} from (${trainerFacts(scope, now)}) rows where rows.is_external = ${key === 'external'}`

/** Trainings with who followed them; `of` keeps those of a line, `line` names it. */
const eventRows = ({ scope, now, zone }: Scope, of: RawBuilder<SqlBool>, line: RawBuilder<unknown>, is_stated = sql`false`) =>
  sql`${columns({ id: sql`t.id`, event_id: sql`t.id`, label: sql`t.title`, at: sql`(t.start_date at time zone ${zone})::date`, people: sql`rows.people`, minutes: sql`rows.minutes`, line, is_stated })}
    from (select event_id, count(*) as people, sum(minutes) as minutes from (${learnerFacts(scope, now)}) l group by event_id) rows
    join (${trainingFacts}) t on t.id = rows.event_id
   where ${of}`
const ours = sql<SqlBool>`not t.is_ordered`

const sheetRows = ({ scope, now, zone }: Scope): RawBuilder<unknown> =>
  sql`${columns({ event_id: sql`e.id`, label: sql`e.title`, at: sql`(e.start_date at time zone ${zone})::date` })}
    from (${openSheets(scope, now)}) rows join events e on e.id = rows.id`

/** The rows of a line; `main` are the specialities F-4 lists by themselves. */
function rowsOf(within: Scope, { frame, key }: LineCode, main: readonly string[]): RawBuilder<unknown> {
  const objective = keyed(trainingObjective, sql`t.objective`)
  const level = keyed(certificationLevel, sql`t.level`)
  const rncp = sql<SqlBool>`${ours} and t.objective = ${trainingObjective.codeOf('rncp')}`
  switch (frame) {
    case 'products':
      return billRows(within, key)
    case 'payers':
      return payerRows(within)
    case 'trainers':
      return trainerRows(within, key)
    case 'learners':
      return learnerRows(within, key)
    case 'sheets':
      return sheetRows(within)
    case 'events':
      return eventRows(within, key === 'ordered' ? sql`t.is_ordered` : sql`t.is_given and ${ours}`, objective, sql`t.is_objective_stated`)
    case 'objectives':
      return eventRows(within, sql`${ours} and ${objective} = ${key}`, objective, sql`t.is_objective_stated`)
    case 'levels':
      return eventRows(within, key === missing ? sql`${rncp} and t.level is null` : sql`${rncp} and ${level} = ${key}`, level, sql`true`)
    case 'specialities': {
      const others = main.length > 0 ? sql`t.nsf <> all(${[...main]}::text[])` : sql`t.nsf is not null`
      const of = key === missing ? sql`t.nsf is null` : key === 'others' ? others : sql`t.nsf = ${key}`
      return eventRows(within, sql`${ours} and ${of}`, sql`t.nsf`, sql`t.is_nsf_stated`)
    }
  }
}

const plan = planOf(
  returnRowList,
  {
    label: { at: sql`rows.label`, isSortedByReading: true },
    detail: { at: sql`rows.detail`, isSortedByReading: true },
    at: { at: sql`rows.at`, isSortedByReading: true },
    amount: { at: sql`rows.amount`, isSortedByReading: true },
    people: { at: sql`rows.people`, isSortedByReading: true },
    minutes: { at: sql`rows.minutes`, isSortedByReading: true },
  },
  { search: sql`searchable(rows.label || ' ' || rows.detail)`, sort: 'label', id: sql`rows.id` },
)

type Listed = SelectQueryBuilder<{ rows: Row }, 'rows', Row>

export const listReturnRows: Verb<typeof bpfContract.rows> = async (context, { params, query }) => {
  authorize(may.readReturn(context.actor))
  const { scope, year } = await returnOf(context, params.year, query.entity)
  const code = found(lineOfCode(params.code))
  const main = code.frame === 'specialities' && code.key === 'others' ? await mainSpecialities(context, scope) : []
  const rows = rowsOf({ scope, now: context.now, zone: scope.zone }, code, main)
  const queried = (db: Queries): Listed => db.selectFrom(sql<Row>`(${rows})`.as('rows')).selectAll('rows') as unknown as Listed // written by hand: no table the types know
  return listOrExport(context, 'export_bpf', {
    name: `bpf-${year}-${params.code.replace('.', '-')}`,
    plan: { ...plan, zone: scope.zone },
    asked: query,
    query: queried,
    present: (listed) => listed,
    columns: exportsOf(returnRowList, {
      minutes: ({ minutes }) => (minutes === null ? null : minutes / 60),
      line: ({ line }) => (line === null ? null : lineInWords(code.frame, line)),
    }),
  })
}

async function mainSpecialities(context: Context, scope: ExerciseScope): Promise<string[]> {
  const { facts } = await factsOfReturn(context, scope)
  return countFigures(facts).specialities.map(({ nsf }) => nsf)
}
