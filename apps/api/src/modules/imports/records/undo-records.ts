import type { ImportKind } from '@kxo/domain/imports/kinds'
import { kernelErrors, ProductError, refuse } from '@kxo/domain/kernel/errors'
import type { Context } from '../../../platform/context.ts'
import { inSavepoint } from '../../../platform/database/savepoint.ts'
import { changeCompany, removeCompany } from '../../companies/index.ts'
import { changeContact, removeNewContact } from '../../contacts/index.ts'
import { cancel } from '../../registrations/index.ts'

export type WrittenRecord = { record_id: number; version: number; before: Record<string, unknown> | null }
type Undone = { removed: number; restored: number; kept: number }

/** Takes back what an import wrote, the last first: what was touched since, or what others hang on, is kept. */
export async function undoRecords(
  context: Context,
  kind: Exclude<ImportKind, 'events'>,
  written: readonly WrittenRecord[],
): Promise<Undone> {
  const sum: Undone = { removed: 0, restored: 0, kept: 0 }
  // Whoever was brought in without a word leaves without one.
  const silent: Context = { ...context, services: { ...context.services, enqueueMail: async () => null } }
  for (const record of written) {
    const isUndone = await inSavepoint(context.transaction, () => undoOne(silent, kind, record)).then(
      () => true,
      (error: unknown) => {
        if (error instanceof ProductError || (error as { code?: string }).code === '23503') return false
        throw error
      },
    )
    if (!isUndone) sum.kept++
    else if (record.before === null) sum.removed++
    else sum.restored++
  }
  return sum
}

const tables = { contacts: 'users', companies: 'companies', registrations: 'registrations' } as const

async function undoOne(
  context: Context,
  kind: Exclude<ImportKind, 'events'>,
  { record_id: id, version, before }: WrittenRecord,
): Promise<void> {
  const params = { client: context.tenant.name, id }
  const current = await context.db.selectFrom(tables[kind]).select('version').where('id', '=', id).executeTakeFirst()
  if (current?.version !== version) refuse(kernelErrors.editedMeanwhile)
  if (kind === 'registrations') await cancel(context, { params, body: {} })
  else if (before !== null && kind === 'contacts') await changeContact(context, { params, body: { ...before, version } })
  else if (before !== null) await changeCompany(context, { params, body: { ...before, version } })
  else if (kind === 'contacts') await removeNewContact(context, id, version)
  else await removeCompany(context, { params })
}
