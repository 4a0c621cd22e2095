import { fieldsErrors } from '@kxo/domain/fields/errors'
import type { fieldLayoutContract } from '@kxo/domain/fields/layout/layout-contract'
import type { Morph } from '@kxo/domain/fields/morph'
import { adjustingOf, type NativeWording, unobeyed, type Visibility, writableParts } from '@kxo/domain/fields/native/native-wording'
import { may } from '@kxo/domain/fields/permissions'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { isSignedIn } from '@kxo/domain/kernel/permissions'
import { authorize, type Context } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'

const columns = ['morph', 'name', 'label', 'label_en', 'help', 'help_en', 'is_required', 'visibility', 'version'] as const
type Row = Omit<NativeWording, 'morph' | 'visibility'> & { morph: string; visibility: string }
// Both are held by what writes them: the contract and a check of the table.
const present = (row: Row): NativeWording => ({ ...row, morph: row.morph as Morph, visibility: row.visibility as Visibility })

/** What the tenant says otherwise of the native fields of a kind of records. */
export async function wordingsOf(db: Queries, morph: Morph): Promise<NativeWording[]> {
  return (await db.selectFrom('native_fields').select(columns).where('morph', '=', morph).orderBy('name').execute()).map(present)
}

export const listNatives: Verb<typeof fieldLayoutContract.natives> = async ({ actor, db }, { query }) => {
  authorize(isSignedIn(actor))
  return wordingsOf(db, query.morph)
}

/**
 * Says otherwise of a field the records have from the start.
 * @throws 409 when someone saved meanwhile, 422 on a field the product alone decides of, or more than its words where it needs it
 */
export const changeNative: Verb<typeof fieldLayoutContract.changeNative> = async (context, { params, body }) => {
  const { actor, db } = context
  authorize(may.customise(actor))
  const { morph, name } = params
  const adjusting = adjustingOf(morph, name)
  if (!adjusting) return refuse(fieldsErrors.notAdjustable)
  const { version, ...draft } = body
  if (!writableParts(adjusting).includes('is_required') && (draft.is_required || draft.visibility !== 'everyone'))
    refuse(fieldsErrors.notAdjustable)
  const before = await db
    .selectFrom('native_fields')
    .select(columns)
    .where('morph', '=', morph)
    .where('name', '=', name)
    .forUpdate()
    .executeTakeFirst()
  if ((before?.version ?? 0) !== version) refuse(kernelErrors.editedMeanwhile)
  const row = await db
    .insertInto('native_fields')
    .values({ morph, name, ...draft })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'morph', 'name']).doUpdateSet({ ...draft, version: version + 1 }))
    .returning(columns)
    .executeTakeFirstOrThrow()
  // Two people saying the first word at once: the second finds a row made under it.
  if (row.version !== version + 1) refuse(kernelErrors.editedMeanwhile)
  await trace(context, {
    action: 'update_field',
    subject: 'field',
    info: `${morph} ${name}`,
    change: { before: before ?? null, after: row },
  })
  return present(row)
}

/**
 * What may be written of a record, given what its tenant says of the native fields: those the caller is not asked are left as they are.
 * @throws 422 on a field given blank although the tenant wants it
 */
export async function obeyNatives<Patch extends object>({ db, actor }: Context, morph: Morph, patch: Patch): Promise<Patch> {
  const { missing, unasked } = unobeyed(await wordingsOf(db, morph), actor, patch as Record<string, unknown>)
  if (missing.length > 0)
    refuse(
      kernelErrors.invalid,
      {},
      missing.map((field) => ({ field, message: 'required' })),
    )
  if (unasked.length === 0) return patch
  return Object.fromEntries(Object.entries(patch).filter(([name]) => !unasked.includes(name))) as Patch // less of the same
}
