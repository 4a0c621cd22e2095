import type { Context } from '../../src/platform/context.ts'
import { userNamed } from '../seed-event.ts'
import { meetCompany } from './companies.ts'
import { asTeam, at, daysBefore, live } from './diary.ts'
import { sell } from './money.ts'
import { pastEvent } from './past-event.ts'

/** Twelve months of the vendor: two tenants that subscribed, and the webinar their people followed. */
export async function liveKxoYear(context: Context): Promise<void> {
  const clerk = await userNamed(context, 'admin')
  const then = asTeam(at(context, daysBefore(context.now, 400)), clerk)
  const institut = await meetCompany(then, {
    name: 'Institut des métiers',
    siret: '81236540100007',
    address: '3 rue de la Bourse',
    code_postal: '69001',
    town: 'Lyon',
    people: [
      ['Valérie', 'Aubert', 'Directrice'],
      ['Romain', 'Klein', 'Responsable pédagogique'],
    ],
  })
  const cercle = await meetCompany(then, {
    name: 'Cercle des entreprises',
    siret: '79345612000005',
    address: '15 rue de Sèze',
    code_postal: '69006',
    town: 'Lyon',
    people: [['Bruno', 'Lacroix', 'Délégué général']],
  })
  const speaker = { id: await userNamed(context, 'partner'), company_id: null }
  const webinar = await pastEvent(context, {
    daysAgo: 75,
    title: 'Émargement : de la feuille au certificat',
    summary: 'Faire signer, verrouiller, remettre les attestations.',
    description: 'Un webinaire d’une heure, questions comprises.',
    slots: [{ from: '11:00', to: '12:00', title: 'Webinaire' }],
    themes: ['Prise en main'],
    is_online: true,
    max: 100,
    partner: speaker,
    partners: [{ user_id: speaker.id, kind: 'guest', role_title: 'Cheffe de produit' }],
    attendance: 'sealed',
    attendees: [...institut.people, ...cercle.people].map((person) => ({ ...person, fate: 'paid' })),
  })
  const deeds = [...webinar.deeds]
  for (const sale of [
    { company: institut.id, name: 'Abonnement annuel, formule complète', euros: 3600, billed: 320, paid: 296 },
    { company: cercle.id, name: 'Abonnement annuel, formule essentielle', euros: 1800, billed: 205, paid: 190 },
    { company: institut.id, name: 'Reprise de données', euros: 750, billed: 96, paid: 70 },
    { company: cercle.id, name: 'Journée de prise en main', euros: 900, billed: 12 },
  ])
    deeds.push(...sell(context, clerk, sale))
  await live(context, deeds)
}
