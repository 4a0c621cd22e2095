import { bill as billAddress } from '@kxo/domain/billing/paths'
import { instantInZone } from '@kxo/domain/kernel/zones'
import { type Due, type duesContract, duesShown } from '@kxo/domain/registrations/dues/dues-contract'
import { duesWords as w } from '@kxo/domain/registrations/dues/dues-words'
import { authorize, type Context } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { billsToPay } from '../../billing/index.ts'
import { fromAbove } from '../dependencies.ts'

async function billsDue(context: Context): Promise<Due[]> {
  const { tenant, language } = context
  return (await billsToPay(context, duesShown)).map(({ number, due_date, event_title }) => ({
    kind: 'bill',
    name: language.say(w.bill, { number: number ?? '' }),
    event_title,
    until: due_date === null ? null : instantInZone(due_date, '23:59', tenant.time_zone),
    path: billAddress(number ?? ''),
  }))
}

const at = ({ until }: Due): number => until?.getTime() ?? Number.POSITIVE_INFINITY

/** What each module says waits for the caller, the most pressing first. */
export const listDues: Verb<typeof duesContract.list> = async (context) => {
  authorize(context.actor.user_id !== null && context.actor.session === 'full')
  const dues: Due[] = []
  // One after the other: a transaction has one connection.
  for (const read of [billsDue, ...fromAbove().dues]) dues.push(...(await read(context)))
  return dues.toSorted((a, b) => at(a) - at(b)).slice(0, duesShown)
}
