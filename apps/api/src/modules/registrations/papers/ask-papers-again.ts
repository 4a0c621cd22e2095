import type { Context } from '../../../platform/context.ts'
import { findRegistration } from '../queries.ts'
import { awaitedPapers } from './lacking-papers.ts'
import { writeRequest } from './paper-requests.ts'

/** Asks again for the papers a place lacks, once a day. @returns whether it lacks any */
export async function askPapersAgain(context: Context, registration_id: number, today: string): Promise<boolean> {
  const row = await findRegistration(context.db, registration_id)
  const papers = row ? await awaitedPapers(context, row) : []
  if (row && papers.length > 0) await writeRequest(context, row, papers, `again ${row.id} ${today}`)
  return papers.length > 0
}
