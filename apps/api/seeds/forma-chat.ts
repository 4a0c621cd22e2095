import { registrationStatus } from '@kxo/domain/registrations/status'
import {
  assignConversation,
  closeConversation,
  markRead,
  postMessage,
  readConversation,
  startConversation,
} from '../src/modules/chat/index.ts'
import type { Context } from '../src/platform/context.ts'
import { typeset, userNamed } from './seed-event.ts'

const minute = 60_000

/** Messages between the training body, its people and a partner: one waits for an answer, one is followed by a colleague, one is closed, one is a group. */
export async function seedChat(context: Context): Promise<void> {
  const { db, now, tenant } = context
  const [claire, aicha, julien, partner, referent] = await Promise.all(
    (['admin', 'consultant', 'user', 'partner', 'referent'] as const).map((name) => userNamed(context, name)),
  )
  if (!claire || !aicha || !julien || !partner || !referent) return
  const params = { client: tenant.name }
  let written = 0
  const said = (text: string) => ({ body: typeset(text), key: `demo-message-${written++}` })
  /** Somebody acts, so many minutes ago: of the team, or a person for themselves. */
  const ago = (user_id: number, minutes: number): Context => {
    const isTeam = user_id === claire || user_id === aicha
    const actor = { ...context.actor, user_id, is_admin: isTeam, profile: isTeam ? ('ADM' as const) : ('USR' as const) }
    return { ...context, actor, now: new Date(now.getTime() - minutes * minute) }
  }
  const at = (id: number) => ({ params: { ...params, id } })
  const event = await db
    .selectFrom('events')
    .leftJoin('registrations', (join) =>
      join
        .onRef('registrations.tenant_id', '=', 'events.tenant_id')
        .onRef('registrations.event_id', '=', 'events.id')
        .on('registrations.user_id', '=', julien)
        .on('registrations.status', '=', registrationStatus.codeOf('registered')),
    )
    .select(['events.id', 'registrations.id as registration'])
    .where('events.is_active', '=', true)
    .where('events.cancelled_at', 'is', null)
    .where('events.end_date', '>', now)
    .where('events.parent_id', 'is', null)
    .orderBy('registrations.id')
    .orderBy('events.start_date')
    .orderBy('events.id')
    .limit(1)
    .executeTakeFirst()
  if (!event) return

  const closed = await startConversation(ago(partner, 6 * 1440), {
    params,
    body: said('Bonjour, la salle dispose-t-elle d’un écran mobile pour les exercices en groupe ?'),
  })
  await postMessage(ago(claire, 6 * 1440 - 40), {
    ...at(closed.id),
    body: said('Oui, un écran sur roulettes vous attend, avec les câbles HDMI et USB-C.'),
  })
  await readThrough(ago(partner, 5 * 1440), closed.id)
  await closeConversation(ago(claire, 5 * 1440), at(closed.id))

  const billed = await startConversation(ago(referent, 1500), {
    params,
    body: said('Bonjour, pouvez-vous faire apparaître notre numéro de bon de commande sur la prochaine facture ?'),
  })
  await assignConversation(ago(claire, 1480), { ...at(billed.id), body: { user: aicha } })
  await postMessage(ago(aicha, 1470), {
    ...at(billed.id),
    body: { ...said('Vérifier avec la comptabilité avant de répondre.'), is_note: true },
  })
  await postMessage(ago(aicha, 1380), {
    ...at(billed.id),
    body: said('C’est noté : envoyez-nous ce numéro et il sera repris sur chaque facture.'),
  })

  await startConversation(ago(claire, 200), {
    params,
    body: { ...said('Bonjour à toutes et à tous, l’accueil ouvre à 8 h 30 : un café vous attend.'), group: event.id },
  })

  await startConversation(ago(julien, 35), {
    params,
    body: {
      ...said('Bonjour, je serai en béquilles : la salle est-elle accessible par ascenseur ?'),
      subject: event.registration === null ? { kind: 'event', id: event.id } : { kind: 'registration', id: event.registration },
    },
  })

  /** Somebody reads a conversation to its end. */
  async function readThrough(reader: Context, id: number): Promise<void> {
    const { messages } = await readConversation(reader, { ...at(id), query: {} })
    const last = messages.at(-1)
    if (last) await markRead(reader, { ...at(id), body: { up_to: last.id } })
  }
}
