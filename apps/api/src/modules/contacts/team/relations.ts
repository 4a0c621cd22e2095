import { accountStatus } from '@kxo/domain/identity/status'
import { type FieldIssue, kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import type { Context } from '../../../platform/context.ts'

type Named = { company?: number | null | undefined; manager?: number | null | undefined; region?: number | null | undefined }

/** What a record names must exist in the tenant. @throws 422 on each field that names nothing */
export async function checkRelations({ db }: Pick<Context, 'db'>, { company, manager, region }: Named): Promise<void> {
  const issues: FieldIssue[] = []
  const unknown = (field: string) => issues.push({ field, message: 'unknownId' })
  if (company && !(await db.selectFrom('companies').select('id').where('id', '=', company).executeTakeFirst())) unknown('company')
  const people = db.selectFrom('users').select('id').where('status', '<>', accountStatus.codeOf('deleted'))
  if (manager && !(await people.where('id', '=', manager).executeTakeFirst())) unknown('manager')
  if (region && !(await db.selectFrom('regions').select('id').where('id', '=', region).executeTakeFirst())) unknown('region')
  if (issues.length > 0) refuse(kernelErrors.invalid, {}, issues)
}

/** The names behind the numbers, as the history tells them. */
export async function namesOf({ db }: Pick<Context, 'db'>, { company, manager, region }: Named) {
  const one = async (name: Promise<{ name: string } | undefined>): Promise<string | null> => (await name)?.name ?? null
  return {
    company: company ? await one(db.selectFrom('companies').select('name').where('id', '=', company).executeTakeFirst()) : null,
    region: region ? await one(db.selectFrom('regions').select('name').where('id', '=', region).executeTakeFirst()) : null,
    manager: manager
      ? await db
          .selectFrom('users')
          .select(['first_name', 'last_name'])
          .where('id', '=', manager)
          .executeTakeFirst()
          .then((row) => (row ? `${row.first_name} ${row.last_name}` : null))
      : null,
  }
}
