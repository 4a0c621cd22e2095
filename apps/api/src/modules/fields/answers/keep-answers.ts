import { fieldsErrors } from '@kxo/domain/fields/errors'
import type { RecordField, RecordFieldDraft } from '@kxo/domain/fields/field'
import { conversion } from '@kxo/domain/fields/rules'
import { splitValues } from '@kxo/domain/forms/answers/multi-values'
import { type InputType, inputType } from '@kxo/domain/forms/inputs/input-type'
import { refuse } from '@kxo/domain/kernel/errors'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'

const batch = 1000

/** Rewrites the answers of a field a batch at a time; an answer whose new text is undefined is left alone. @returns how many changed */
export async function rewriteAnswers(
  db: Queries,
  field_id: number,
  rewrite: (value: string) => string | undefined,
  isPreview = false,
): Promise<number> {
  let changed = 0
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom('record_responses')
      .select(['id', 'value'])
      .where('field_id', '=', field_id)
      .where('id', '>', after)
      .orderBy('id')
      .limit(batch)
      .execute()
    const news = rows.flatMap(({ id, value }) => {
      const next = rewrite(value)
      return next === undefined || next === value ? [] : [{ id, value: next }]
    })
    changed += news.length
    if (news.length > 0 && !isPreview)
      await db
        .updateTable('record_responses')
        .from(
          sql<{
            id: number
            value: string
          }>`unnest(${news.map(({ id }) => id)}::bigint[], ${news.map(({ value }) => value)}::text[])`.as<'news'>(sql`news(id, value)`),
        )
        .set({ value: sql`news.value` })
        .where('record_responses.field_id', '=', field_id)
        .where(sql<boolean>`record_responses.id = news.id`)
        .execute()
    const last = rows.at(-1)
    if (!last || rows.length < batch) return changed
    after = last.id
  }
}

/** The answers follow the type of their field. @throws 409 where something would be lost */
export async function convertAnswers({ db, language }: Context, before: RecordField, to: InputType): Promise<void> {
  if (before.input_type === to) return
  const convert = conversion(before.input_type, to)
  if (!convert)
    refuse(fieldsErrors.lossyType, { from: inputType.labelOf(before.input_type), to: inputType.labelOf(to) }, [
      {
        field: 'input_type',
        message: language.say(fieldsErrors.lossyType, { from: inputType.labelOf(before.input_type), to: inputType.labelOf(to) }),
      },
    ])
  await rewriteAnswers(db, before.id, convert)
}

const withOptions: readonly InputType[] = ['select', 'multiSelect']
export const chosenIn = (field: RecordField, value: string): string[] => (field.input_type === 'multiSelect' ? splitValues(value) : [value])

/** An option somebody chose is merged, never taken away. @throws 409 */
export async function refuseLostOptions({ db }: Context, before: RecordField, draft: RecordFieldDraft): Promise<void> {
  if (!withOptions.includes(before.input_type) || !withOptions.includes(draft.input_type)) return
  const gone = before.options.filter((option) => !draft.options.includes(option))
  if (gone.length === 0) return
  const counts = new Map<string, number>()
  await rewriteAnswers(
    db,
    before.id,
    (value) => {
      for (const option of chosenIn(before, value)) if (gone.includes(option)) counts.set(option, (counts.get(option) ?? 0) + 1)
      return undefined
    },
    true,
  )
  for (const [option, n] of counts) refuse(fieldsErrors.optionAnswered, { option, n })
}
