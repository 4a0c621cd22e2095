import { documentCategory } from '@kxo/domain/documents/category'
import { type Closing, closing, type Opening, opening } from '@kxo/domain/documents/opening'
import { administratorOf } from '@kxo/domain/documents/permissions'
import type { DocumentRelation } from '@kxo/domain/documents/relation'
import { type DocumentRestriction, documentRestriction } from '@kxo/domain/documents/restriction'
import { teamCategories } from '@kxo/domain/documents/rules'
import type { Actor } from '@kxo/domain/kernel/actor'
import { isReferent } from '@kxo/domain/kernel/permissions'
import { type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { DB } from '../../platform/database-types.ts'

type Documents = ExpressionBuilder<DB, 'documents'>
export type EventRelation = 'begun' | 'confirmed' | 'present' | 'part' | 'event'

/** What stands for each relation in the database: `event_relations`, the SQL side of `DocumentRelation`. */
export const grounds: [level: DocumentRestriction, held: readonly EventRelation[]][] = [
  ['registrations', ['begun', 'confirmed', 'present', 'part']],
  ['registered', ['confirmed', 'present', 'part']],
  ['present', ['present', 'part']],
  ['restrictedPartners', ['part']],
  ['partners', ['part', 'event']],
]

/** Whether the subject of a document works at the referent's company, for the proofs made for both. */
const isOfTeam = (eb: Documents, company_id: number): Expression<SqlBool> =>
  eb.and([
    eb('documents.category', 'in', documentCategory.codesOf(...teamCategories)),
    eb.exists(
      eb
        .selectFrom('users')
        .select(sql`1`.as('one'))
        .whereRef('users.tenant_id', '=', 'documents.tenant_id')
        .whereRef('users.id', '=', 'documents.user_id')
        .where('users.company_id', '=', company_id),
    ),
  ])

/** Twin of `isOpen`: whether a document is open at a moment of its event. */
const openAt = (now: Date): RawBuilder<SqlBool> => sql<SqlBool>`(documents.opens is null or exists (select from events e
  where e.tenant_id = documents.tenant_id and e.id = documents.event_id
    and case documents.opens when ${openingCode('registration')} then true
      when ${openingCode('start')} then coalesce(e.start_date <= ${now}, true)
      when ${openingCode('end')} then coalesce(e.end_date, e.start_date) <= ${now}
      else documents.opens_on <= (${now}::timestamptz at time zone e.time_zone)::date end
    and case documents.closes when ${closingCode('start')} then coalesce(e.start_date > ${now}, true)
      when ${closingCode('end')} then coalesce(coalesce(e.end_date, e.start_date) > ${now}, true)
      when ${closingCode('day')} then documents.closes_on >= (${now}::timestamptz at time zone e.time_zone)::date
      else true end))`
/** Whether the path of its event has come to a document for a person: the SQL side of `isLockedByPath`. */
export const reached = (me: number | RawBuilder<unknown>, now: Date): RawBuilder<SqlBool> =>
  sql<SqlBool>`(documents.opens is null or not path_locks_document(documents.tenant_id, ${me}, documents.id, ${now}))`

const openingCode = (key: Opening) => sql.lit(opening.codeOf(key))
const closingCode = (key: Closing) => sql.lit(closing.codeOf(key))

/** Who prepares with a document before it opens. */
export const prepares: readonly EventRelation[] = ['part', 'event']

type Ground = readonly [level: DocumentRestriction, relation: EventRelation]
const pairs: readonly Ground[] = grounds.flatMap(([level, relations]) => relations.map((relation): Ground => [level, relation]))
const preparing: readonly Ground[] = [['public', 'part'], ...pairs.filter(([, relation]) => prepares.includes(relation))]
const taking = pairs.filter(([, relation]) => !prepares.includes(relation))

/**
 * Whether a person stands to the event of a document in one of the ways its level asks. What they stand to is read once for all documents:
 * asked of each by a condition of its own, the view cost a tenth of a second of planning.
 */
const stands = (me: number, ways: readonly Ground[]): RawBuilder<SqlBool> => {
  const rows = ways.map(([level, relation]) => sql`(${sql.lit(documentRestriction.codeOf(level))}, ${sql.lit(relation)})`)
  return sql<SqlBool>`(documents.tenant_id, documents.event_id, documents.restriction) in (select r.tenant_id, r.event_id, way.level
    from event_relations r join (values ${sql.join(rows)}) way (level, relation) on way.relation = r.relation where r.user_id = ${me})`
}

/** Twin of `maySee`: the condition on `documents` that keeps what the actor may see. */
export const visibleTo =
  (actor: Actor, now: Date) =>
  (eb: Documents): Expression<SqlBool> => {
    const administrator = administratorOf(actor)
    if (administrator === 'full') return sql<SqlBool>`true`
    const code = documentRestriction.codeOf
    const isLevel = (level: DocumentRestriction) => eb('documents.restriction', '=', code(level))
    const open: Expression<SqlBool>[] = [eb.and([isLevel('public'), openAt(now)])]
    if (administrator === 'limited') open.push(eb('documents.restriction', '<>', code('admins')))
    const me = actor.user_id
    if (me !== null) {
      open.push(eb('documents.created_by', '=', me), eb.and([isLevel('contact'), eb('documents.user_id', '=', me)]))
      if (actor.is_partner) open.push(eb.and([isLevel('partners'), eb('documents.event_id', 'is', null)]))
      open.push(stands(me, preparing), eb.and([stands(me, taking), openAt(now), reached(me, now)]))
      if (isReferent(actor) && actor.company_id !== null)
        open.push(eb.and([isLevel('contact'), eb.or([isOfTeam(eb, actor.company_id), eb('documents.company_id', '=', actor.company_id)])]))
    }
    return eb.or(open)
  }

type Subject = {
  user_id: number | null
  event_id: number | null
  created_by: number | null
  category: number
  /** The company it is about, and the one of the person it is about. */
  company_id: number | null
  user_company_id: number | null
}

/** Reads the facts of a relation from the database's rows. */
export function relationOf(actor: Actor, subject: Subject, relations: readonly string[]): DocumentRelation {
  const me = actor.user_id
  const category = documentCategory.keyOf(subject.category)
  return {
    administrator: administratorOf(actor),
    is_author: me !== null && subject.created_by === me,
    is_subject: me !== null && subject.user_id === me,
    is_referent:
      isReferent(actor) &&
      actor.company_id !== null &&
      (actor.company_id === subject.company_id || (actor.company_id === subject.user_company_id && teamCategories.includes(category))),
    registration: (['present', 'confirmed', 'begun'] as const).find((one) => relations.includes(one)) ?? 'none',
    // What is of no event and for all partners is for whoever is one.
    partner: relations.includes('part')
      ? 'part'
      : relations.includes('event') || (subject.event_id === null && actor.is_partner)
        ? 'event'
        : 'none',
  }
}
