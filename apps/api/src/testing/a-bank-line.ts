import type { Queries } from '../platform/database/tenancy.ts'

/** A bank statement of one line that waits to be matched, whose texts are those given. */
export async function aBankLine(
  db: Queries,
  { entity_id, clerk, text }: { entity_id: number; clerk: number; text: string },
): Promise<{ file: number; line: number }> {
  const account = `issuer ${entity_id}`
  const file = await db
    .insertInto('bank_files')
    .values({ entity_id, account, file_name: 'RELEVE.csv', format: 'csv', credits: 1, added: 1, debits: 0, skipped: 0, created_by: clerk })
    .returning('id')
    .executeTakeFirstOrThrow()
  const line = await db
    .insertInto('bank_lines')
    .values({ file_id: file.id, entity_id, account, line_key: text, paid_on: '2026-03-02', amount: 12_300, payer: text, label: text })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { file: file.id, line: line.id }
}
