import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import type { Context } from '../../platform/context.ts'

/** 10 failures in 15 minutes per account and per address close the door for 15 minutes (decisions §2.1, PRV-40). */
const allowed = 10
const minutes = 15

const subjectsOf = ({ request }: Context, mail: string): string[] => [`mail ${mail.trim().toLowerCase()}`, `address ${request.address}`]

/** @throws 429 */
export async function refuseWhenThrottled(context: Context, mail: string): Promise<void> {
  const since = new Date(context.now.getTime() - minutes * 60_000)
  const counts = await context.db
    .selectFrom('login_failures')
    .select(({ fn }) => fn.countAll<number>().as('failures'))
    .where('subject', 'in', subjectsOf(context, mail))
    .where('failed_at', '>', since)
    .groupBy('subject')
    .execute()
  if (counts.some(({ failures }) => failures >= allowed)) refuse(kernelErrors.tooMany, { minutes })
}

export async function countFailure(context: Context, mail: string): Promise<void> {
  await context.db
    .insertInto('login_failures')
    .values(subjectsOf(context, mail).map((subject) => ({ subject })))
    .execute()
}
