import { fieldsErrors } from '@kxo/domain/fields/errors'
import type { fieldLayoutContract } from '@kxo/domain/fields/layout/layout-contract'
import type { Morph } from '@kxo/domain/fields/morph'
import { isBlankAnswer } from '@kxo/domain/forms/answers/answer-check'
import { refuse } from '@kxo/domain/kernel/errors'
import { isSignedIn } from '@kxo/domain/kernel/permissions'
import { authorize, type Context } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { answersByName, readRecord } from '../answers/read-record.ts'
import { answersOf, fieldsOfMorph } from '../queries.ts'
import { nativesOf, shownAmong } from './shown-fields.ts'
import { everyTab, seenTabs, shownTab, tabsMet } from './tabs.ts'

/** Tabs the caller has on a kind of records, or on one of them once its answers are known. @throws 404 on a record the caller does not read */
export const listShownTabs: Verb<typeof fieldLayoutContract.shownTabs> = async (context, { query }) => {
  authorize(isSignedIn(context.actor))
  const { morph, morph_id } = query
  if (morph_id !== undefined) return (await readRecord(context, morph, morph_id)).tabs
  const tabs = await seenTabs(context, morph, { read: true, write: false })
  return tabs.map((tab) => shownTab(context, tab))
}

/** Before a record is closed: every question of the tabs that must be filled in has its answer, whoever sees them. @throws 409 */
export async function refuseUnfilled(context: Context, morph: Morph, id: number): Promise<void> {
  const { db } = context
  const requiredTabs = (await everyTab(context, morph)).filter((tab) => tab.is_required_to_close && !tab.is_hidden)
  if (requiredTabs.length === 0) return
  const fields = await fieldsOfMorph(db, morph)
  const answers = {
    ...(await nativesOf(db, morph, id, [...fields, ...requiredTabs])),
    ...(await answersByName(context, fields, await answersOf(db, morph, id), id)),
  }
  for (const tab of tabsMet(requiredTabs, answers)) {
    const blank = shownAmong(morph, fields, answers).filter(
      (field) =>
        field.tab_id === tab.id &&
        field.places.includes('record') &&
        field.nature === 'custom' &&
        isBlankAnswer(answers[field.name]?.trim(), field.input_type),
    )
    if (blank.length > 0)
      refuse(fieldsErrors.toFillFirst, { label: shownTab(context, tab).label, fields: blank.map(({ label }) => label).join(', ') })
  }
}
