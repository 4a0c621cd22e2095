import { alertsContract } from '@kxo/domain/events/alerts/alert-contract'
import { addressOf, mostAlerts, savedSearch } from '@kxo/domain/events/alerts/saved-search'
import { eventsErrors } from '@kxo/domain/events/errors'
import { refuse } from '@kxo/domain/kernel/errors'
import { isSignedInFully } from '@kxo/domain/kernel/permissions'
import { authorize, type Context, found } from '../../../platform/context.ts'
import { routes, type Verb } from '../../../platform/http/serve.ts'
import { findUser } from '../../identity/index.ts'
import { liveSearches, saveSearch } from './save-search.ts'
import { searchInWords } from './search-in-words.ts'

/** One's own searches: those saved here, and those left from one's address as a visitor. */
async function ownSearches({ db, actor }: Context) {
  const user = found(await findUser(db, actor.user_id ?? 0))
  return liveSearches(db)
    .where((eb) => eb.or([eb('user_id', '=', user.id), eb('mail', '=', user.mail)]))
    .orderBy('id')
}

async function present(context: Context) {
  const { db, language } = context
  const alerts = []
  for (const { id, search, confirmed_at } of await (await ownSearches(context)).execute())
    alerts.push({ id, search, label: await searchInWords(db, language, search), since: confirmed_at ?? context.now })
  return alerts
}

const list: Verb<typeof alertsContract.list> = async (context) => {
  authorize(isSignedInFully(context.actor))
  return present(context)
}

/** @throws 409 beyond the most one address may have */
const save: Verb<typeof alertsContract.save> = async (context, { body }) => {
  const { db, actor } = context
  authorize(isSignedInFully(actor))
  const user = found(await findUser(db, actor.user_id ?? 0))
  const search = savedSearch(addressOf(body.search))
  const isThere = (await (await ownSearches(context)).execute()).some((one) => one.search === search)
  if (!isThere && !(await saveSearch(context, { mail: user.mail, search, user_id: user.id, isProven: true })))
    refuse(eventsErrors.tooManyAlerts, { most: mostAlerts })
  return present(context)
}

const end: Verb<typeof alertsContract.end> = async (context, { params }) => {
  authorize(isSignedInFully(context.actor))
  const { db, now } = context
  const own = found(await (await ownSearches(context)).where('id', '=', params.id).executeTakeFirst())
  await db.updateTable('saved_searches').set({ ended_at: now }).where('id', '=', own.id).execute()
  return present(context)
}

export const alertsRoutes = routes(alertsContract, { list, save, end })
