import { createHash } from 'node:crypto'
import { documentCategory } from '@kxo/domain/documents/category'
import { inputType } from '@kxo/domain/forms/inputs/input-type'
import { aPublishedForm } from './a-published-form.ts'
import type { Program } from './program.ts'
import type { TenantWorld } from './world.ts'

/** A file that is the answer of a registration to a question of its form, deposited by its person; its number. */
export async function anAnswerFile(
  program: Program,
  tenant: TenantWorld,
  { registration_id, user_id }: { registration_id: number; user_id: number },
): Promise<number> {
  const bytes = Buffer.from('%PDF-1.4')
  const storage_key = `answer-${registration_id}`
  await program.services.storage.put(storage_key, bytes, 'application/pdf')
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return tenant.inTenant(async (db) => {
    const { id } = await db
      .insertInto('files')
      .values({ name: 'cv.pdf', content_type: 'application/pdf', size: bytes.byteLength, sha256, storage_key })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { questions } = await aPublishedForm(db, 'CV', [{ name: 'cv', label: 'CV', input_type: inputType.codeOf('file') }])
    await db
      .insertInto('field_responses')
      .values({ morph: 'Guest', morph_id: registration_id, field_id: questions[0] ?? 0, label: 'CV', value: `${id};;cv.pdf` })
      .execute()
    await db
      .insertInto('documents')
      .values({ category: documentCategory.codeOf('other'), name: 'CV', user_id, created_by: user_id, file_id: id })
      .execute()
    return id
  })
}
