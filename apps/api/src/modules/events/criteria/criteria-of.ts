import type { Admission, CriteriaMode, Criterion } from '@kxo/domain/events/criteria/admission'
import { isAdmitted } from '@kxo/domain/events/criteria/criteria'
import type { Filter } from '@kxo/domain/kernel/listing'
import type { Context } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import { contactFieldOf, meetsEach } from '../../contacts/index.ts'
import { recordColumnLabels } from '../../fields/index.ts'
import type { EventFacts } from '../queries.ts'

/** The conditions of access to an event, in their order. */
export async function criteriaOf(db: Queries, event_id: number): Promise<Filter[]> {
  const rows = await db
    .selectFrom('event_criteria')
    .select(['field', 'comparator', 'value'])
    .where('event_id', '=', event_id)
    .orderBy('rank')
    .execute()
  return rows.map(({ field, comparator, value }) => ({
    field,
    comparator: comparator as Filter['comparator'],
    ...(value !== null && { value: value as Exclude<Filter['value'], undefined> }),
  }))
}

const modeOf = ({ criteria_mode }: Pick<EventFacts, 'criteria_mode'>): CriteriaMode => (criteria_mode === 'any' ? 'any' : 'all')

/** Conditions in words, each met or not by a person; nobody is measured without one. */
async function worded(context: Context, criteria: readonly Filter[], met: readonly boolean[] | null): Promise<Criterion[]> {
  const { language } = context
  const own = await recordColumnLabels(context, 'User')
  return criteria.map(({ field, comparator, value = null }, index) => {
    const entry = contactFieldOf(field)
    const choice = entry?.of && value !== null ? language.say(entry.of.labelOf(value as never)) : null // a key of this very list
    const yesNo = typeof value === 'boolean' ? { fr: value ? 'oui' : 'non', en: value ? 'yes' : 'no' } : null
    return {
      label: entry ? language.say(entry.label) : (own.get(field) ?? field),
      comparator,
      value: choice ?? (yesNo ? yesNo[language.locale] : value === null ? null : String(value)),
      is_met: met?.[index] ?? null,
    }
  })
}

/** What an event open on criteria asks of who reads it; null for one open otherwise. */
export async function admissionTo(context: Context, event: EventFacts): Promise<Admission> {
  if (event.onboarding !== 'onCriteria') return null
  const { actor, db } = context
  const criteria = await criteriaOf(db, event.id)
  const met = actor.user_id === null ? null : await meetsEach(context, actor.user_id, criteria)
  return {
    mode: modeOf(event),
    text: event.criteria_text,
    criteria: await worded(context, criteria, met),
    is_eligible: met && isAdmitted(modeOf(event), met),
  }
}

/** Whether a person may register for an event open on criteria. */
export const meetsCriteria = async (context: Context, event: { id: number; criteria_mode: string }, user_id: number): Promise<boolean> =>
  isAdmitted(modeOf(event), await meetsEach(context, user_id, await criteriaOf(context.db, event.id)))
