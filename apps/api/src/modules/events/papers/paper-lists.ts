import { documentKind } from '@kxo/domain/documents/kind'
import { type PaperList, type paperListsContract } from '@kxo/domain/events/papers/paper-lists-contract'
import { RequestedPaper } from '@kxo/domain/events/papers/requested-papers-contract'
import { may } from '@kxo/domain/events/permissions'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { authorize, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'
import { lockEvent } from '../steps/edit-event.ts'
import { requestedPapersOf, tracePaper } from './requested-papers.ts'

type Contract = typeof paperListsContract

const ListedPapers = z.array(
  // Lists written before papers could be needed every time, or had a kind, do not say.
  z.extend(z.omit(RequestedPaper, { id: true }), {
    is_each_time: z._default(z.boolean(), false),
    kind: z._default(documentKind.schema, 'other'),
  }),
)
type Row = { id: number; name: string; papers: unknown }
const present = ({ id, name, papers }: Row): PaperList => ({ id, name, papers: z.parse(ListedPapers, papers).map((paper) => paper.name) })

export const listPaperLists: Verb<Contract['paperLists']> = async ({ db, actor }) => {
  authorize(may.createEvents(actor))
  return (await db.selectFrom('paper_lists').select(['id', 'name', 'papers']).orderBy('name').execute()).map(present)
}

/** @throws 409 when the event asks for none */
export const keepPaperList: Verb<Contract['keepPaperList']> = async (context, { params, body }) => {
  await lockEvent(context, params.id)
  const { db, now } = context
  const papers = (await requestedPapersOf(db, params.id)).map(({ id: _, ...paper }) => paper)
  if (papers.length === 0) refuse(kernelErrors.conflict)
  const content = { papers: JSON.stringify(papers), changed_at: now }
  const former = await db
    .selectFrom('paper_lists')
    .select('id')
    .where(sql`lower(name)`, '=', body.name.toLowerCase())
    .forUpdate()
    .executeTakeFirst()
  const list = former
    ? await db
        .updateTable('paper_lists')
        .set(content)
        .where('id', '=', former.id)
        .returning(['id', 'name', 'papers'])
        .executeTakeFirstOrThrow()
    : await db
        .insertInto('paper_lists')
        .values({ name: body.name, ...content })
        .returning(['id', 'name', 'papers'])
        .executeTakeFirstOrThrow()
  await trace(context, { action: 'update_paper_lists', event_id: params.id, info: list.name })
  return present(list)
}

export const removePaperList: Verb<Contract['removePaperList']> = async (context, { params }) => {
  authorize(may.createEvents(context.actor))
  const { name } = found(await context.db.deleteFrom('paper_lists').where('id', '=', params.id).returning('name').executeTakeFirst())
  await trace(context, { action: 'update_paper_lists', info: name, change: { after: null } })
  return { done: true as const }
}

export const takePaperList: Verb<Contract['takePaperList']> = async (context, { params, body }) => {
  await lockEvent(context, params.id)
  const { db } = context
  const { papers } = found(await db.selectFrom('paper_lists').select('papers').where('id', '=', body.list).executeTakeFirst())
  const existing = new Set((await requestedPapersOf(db, params.id)).map(({ name }) => name))
  for (const paper of z.parse(ListedPapers, papers)) {
    if (existing.has(paper.name)) continue
    await db
      .insertInto('event_papers')

      .values({ ...paper, kind: documentKind.codeOf(paper.kind), event_id: params.id, asked_at: context.now })
      .execute()
    await tracePaper(context, params.id, paper)
  }
  return requestedPapersOf(db, params.id)
}
