import { addDays, dayInZone } from '@kxo/domain/kernel/dates'
import type { RichText } from '@kxo/domain/kernel/rich-text'
import type { Context } from '../src/platform/context.ts'
import { userNamed } from './seed-event.ts'

const day = 86_400_000
const written = (text: string): RichText => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] })

/** What the training body asked its vendor, whom its own people may call, its register of complaints and a guide of its own. */
export async function seedHelp(context: Context): Promise<void> {
  const { db, now, tenant } = context
  const claire = await userNamed(context, 'admin')
  if (!claire) return
  const ago = (days: number): Date => new Date(now.getTime() - days * day)
  const today = dayInZone(now, tenant.time_zone)
  const { id: request_id } = await db
    .insertInto('support_requests')
    .values({
      subject: 'Modifier une convocation déjà envoyée',
      kind: 'question',
      page: '/admin/tickets',
      status: 'yours',
      user_id: claire,
      created_at: ago(3),
      answered_at: ago(2),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('support_messages')
    .values([
      {
        request_id,
        author_id: claire,
        author_name: 'Claire Moreau',
        body: JSON.stringify(written('La salle a changé hier soir. Comment renvoyer la convocation aux personnes déjà prévenues ?')),
        created_at: ago(3),
      },
      {
        request_id,
        is_from_vendor: true,
        author_name: 'Sophie Laurent',
        body: JSON.stringify(
          written('Changez la salle du créneau : les personnes inscrites sont prévenues. Est-ce bien ce que vous attendiez ?'),
        ),
        created_at: ago(2),
      },
    ])
    .execute()
  await db
    .insertInto('complaints')
    .values({
      received_on: addDays(today, -20),
      channel: 'Mail',
      person: 'Julien Roux',
      category: 'Accueil',
      gravity: 'minor',
      owner_id: claire,
      statement: 'La salle n’était pas ouverte à 9 h : dix minutes d’attente dans le couloir.',
      acknowledged_on: addDays(today, -19),
      cause: 'Clé non remise au gardien.',
      action: 'La salle est ouverte par l’accueil trente minutes avant.',
      closed_on: addDays(today, -12),
      is_satisfied: true,
    })
    .execute()
  await db
    .insertInto('guides')
    .values({
      category: 'guide',
      title: 'Ouvrir la salle le matin',
      body: JSON.stringify(written('La clé est à l’accueil. Ouvrez trente minutes avant le début et vérifiez le vidéoprojecteur.')),
      restriction: 0,
      rank: 1,
      created_by: claire,
    })
    .execute()
  await db
    .updateTable('tenants')
    .set({
      contact: JSON.stringify({
        name: 'Accueil Forma Conseil',
        mail: 'accueil@forma.test',
        phone: '04 78 00 00 00',
        hours: 'Du lundi au vendredi, 9 h – 17 h',
      }),
    })
    .where('id', '=', tenant.id)
    .execute()
}
