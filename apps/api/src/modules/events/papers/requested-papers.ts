import { documentKind } from '@kxo/domain/documents/kind'
import type { RequestedPaper, requestedPapersContract } from '@kxo/domain/events/papers/requested-papers-contract'
import { may } from '@kxo/domain/events/permissions'
import type { Input } from '@kxo/domain/kernel/contract'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'
import { getEvent } from '../queries.ts'
import { lockEvent } from '../steps/edit-event.ts'

const shown = ['id', 'name', 'kind', 'help', 'is_required', 'is_checked', 'due_days', 'releases_place', 'is_each_time'] as const

/** Papers an event still asks for, in the order they were. */
export const requestedPapersOf = async (db: Queries, event_id: number): Promise<RequestedPaper[]> =>
  (
    await db
      .selectFrom('event_papers')
      .select(shown)
      .where('event_id', '=', event_id)
      .where('retired_at', 'is', null)
      .orderBy('id')
      .execute()
  ).map(present)

const present = <Row extends { kind: number }>({ kind, ...row }: Row) => ({ ...row, kind: documentKind.keyOf(kind) })

export const listRequestedPapers: Verb<typeof requestedPapersContract.requestedPapers> = async ({ db, actor }, { params }) => {
  authorize(may.readEvent(actor, await getEvent(db, params.id)))
  return requestedPapersOf(db, params.id)
}

type PaperBody = Input<typeof requestedPapersContract.askPaper>['body']
/** A place is given up for what is required and has a day only. */
const stored = ({ help, kind, due_days = null, ...body }: PaperBody) => ({
  ...body,
  kind: documentKind.codeOf(kind ?? 'other'),
  help: help ?? '',
  due_days,
  releases_place: body.releases_place && body.is_required && due_days !== null,
})

export const askPaper: Verb<typeof requestedPapersContract.askPaper> = async (context, { params, body }) => {
  await lockEvent(context, params.id)
  const paper = present(
    await context.db
      .insertInto('event_papers')
      .values({ ...stored(body), event_id: params.id, asked_at: context.now })
      .returning(shown)
      .executeTakeFirstOrThrow(),
  )
  await tracePaper(context, params.id, paper)
  return paper
}

export const changeRequestedPaper: Verb<typeof requestedPapersContract.changeRequestedPaper> = async (context, { params, body }) => {
  await lockEvent(context, params.id)
  const paper = present(
    found(
      await context.db
        .updateTable('event_papers')
        .set(stored(body))
        .where('id', '=', params.paper)
        .where('event_id', '=', params.id)
        .where('retired_at', 'is', null)
        .returning(shown)
        .executeTakeFirst(),
    ),
  )
  await tracePaper(context, params.id, paper)
  return paper
}

/** What was deposited for it stays; nobody is asked for it any more. */
export const retireRequestedPaper: Verb<typeof requestedPapersContract.retireRequestedPaper> = async (context, { params }) => {
  await lockEvent(context, params.id)
  const { name } = found(
    await context.db
      .updateTable('event_papers')
      .set({ retired_at: context.now })
      .where('id', '=', params.paper)
      .where('event_id', '=', params.id)
      .where('retired_at', 'is', null)
      .returning('name')
      .executeTakeFirst(),
  )
  await trace(context, { action: 'update_asked_papers', event_id: params.id, info: name, change: { after: null } })
  return { done: true as const }
}

/** Tells what is asked of a paper from now on. */
export const tracePaper = (context: Context, event_id: number, paper: Omit<RequestedPaper, 'id'>) =>
  trace(context, { action: 'update_asked_papers', event_id, info: paper.name, change: { after: paper } })

/** The papers an event asks for, on another that asks for none. */
export async function copyRequestedPapers(db: Queries, from: number, to: number): Promise<void> {
  if ((await requestedPapersOf(db, to)).length > 0) return
  const papers = await requestedPapersOf(db, from)
  if (papers.length > 0)
    await db
      .insertInto('event_papers')
      .values(papers.map(({ id: _, kind, ...paper }) => ({ ...paper, kind: documentKind.codeOf(kind), event_id: to })))
      .execute()
}
