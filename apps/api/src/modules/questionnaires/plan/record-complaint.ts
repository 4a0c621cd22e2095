import { dayInZone } from '@kxo/domain/kernel/dates'
import { questionnairesWords as w } from '@kxo/domain/questionnaires/words'
import type { Context } from '../../../platform/context.ts'
import { addComplaint } from '../../help/index.ts'
import type { Source } from './source.ts'

/** Lengths the register takes. */
const longest = { channel: 60, person: 200, category: 120, statement: 5000 }

type Recorded = { label: string; owner: number; source: Source | null }

/** Records a complaint in the register, which says when it is answered (FOR-43, 31). @returns its number @throws 403 */
export async function recordComplaint(context: Context, { label, owner, source }: Recorded): Promise<number> {
  const { language, now, tenant } = context
  const said = source?.said ?? label
  const { id } = await addComplaint(context, {
    params: { client: tenant.name },
    body: {
      received_on: source?.answered_on ?? dayInZone(now, tenant.time_zone),
      channel: language.say(w.title).slice(0, longest.channel),
      person: (source?.person ?? language.say(w.anonymous)).slice(0, longest.person),
      event: source?.event_id ?? null,
      category: label.slice(0, longest.category),
      gravity: 'minor',
      owner,
      statement: said.slice(0, longest.statement),
    },
  })
  return id
}
