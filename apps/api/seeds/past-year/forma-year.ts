import { nameReferent } from '../../src/modules/companies/index.ts'
import { createTask } from '../../src/modules/tasks/index.ts'
import type { Context } from '../../src/platform/context.ts'
import { userNamed } from '../seed-event.ts'
import { agree } from './agree.ts'
import { writeTest } from './assess.ts'
import { receiveStatement } from './bank-statement.ts'
import { meetPeople } from './companies.ts'
import { asTeam, at, type Deed, daysBefore, live, type Someone } from './diary.ts'
import { fillComing } from './fill-coming.ts'
import { meetCustomers } from './forma-customers.ts'
import { formaSessions } from './forma-sessions.ts'
import { watchScores } from './improve.ts'
import { sell } from './money.ts'
import { pastEvent } from './past-event.ts'
import { offer } from './quotes.ts'

const someone = async (context: Context, local: string): Promise<Someone> => {
  const id = await userNamed(context, local)
  const { company_id } = await context.db.selectFrom('users').select('company_id').where('id', '=', id).executeTakeFirstOrThrow()
  return { id, company_id }
}

/** What its themes are for the yearly return (FOR-53). */
const specialities = { Sécurité: '344', Management: '315', Communication: '413', Bureautique: '324' }

/** Twelve months of a training body: sessions held and signed, their bills, and those whose registrations are under way. */
export async function liveFormaYear(context: Context): Promise<void> {
  const clerk = await userNamed(context, 'admin')
  const begun = asTeam(at(context, daysBefore(context.now, 400)), clerk)
  const nadia = await someone(context, 'referent')
  if (nadia.company_id !== null) await nameReferent(begun, nadia.company_id, nadia.id)
  const customers = await meetCustomers(begun)
  await writeTest(begun)
  await meetPeople(
    asTeam(at(context, daysBefore(context.now, 9)), clerk),
    [
      ['Gilles', 'Aubry'],
      ['Maud', 'Ferrand'],
    ],
    { is_prospect: true },
  )
  const named = (local: string): Promise<Someone> => someone(context, local)
  const deeds: Deed[] = []
  for (const { order, ...session } of await formaSessions(named, customers)) {
    const event = await pastEvent(context, session)
    deeds.push(...event.deeds)
    if (order) deeds.push(...sell(context, clerk, { ...order, event: event.id, name: session.title, vat_reason: 'training_exempt' }))
  }
  for (const [name, nsf_code] of Object.entries(specialities))
    await context.db.updateTable('themes').set({ nsf_code }).where('name', '=', name).execute()
  const { tissages, perrin, blanchard } = customers
  for (const sale of [
    { company: perrin.id, name: 'Diagnostic des besoins en formation', euros: 900, billed: 268, paid: 240 },
    { company: perrin.id, name: 'Animation d’un séminaire d’équipe', euros: 1600, billed: 248, paid: 226 },
    { company: blanchard.id, name: 'Conseil : accueil des apprentis', euros: 1100, billed: 188, paid: 161 },
    { company: tissages.id, name: 'Plan de développement des compétences', euros: 1450, billed: 142, paid: 118 },
    { company: blanchard.id, name: 'Location de la salle Bellecour', euros: 260, billed: 58 },
    { company: tissages.id, name: 'Ingénierie d’un parcours d’intégration', euros: 1200, billed: 19 },
  ])
    deeds.push(...sell(context, clerk, sale))
  for (const quote of [
    {
      company: tissages.id,
      name: 'Parcours d’intégration : deux journées',
      people: 6,
      euros: 480,
      note: 'Acompte de 30 % à la commande, solde à la fin du parcours.',
      sent: 6,
    },
    {
      company: perrin.id,
      name: 'Accompagnement managérial',
      people: 3,
      euros: 650,
      sent: 24,
      answered: 12,
      answer: { name: 'Hélène Perrin' },
    },
    {
      company: blanchard.id,
      name: 'Gestes et postures en atelier',
      people: 8,
      euros: 320,
      sent: 47,
      answered: 39,
      answer: { name: 'Olivier Blanchard', reason: 'Reporté au printemps, faute de budget cette année.' },
    },
  ])
    deeds.push(...offer(context, clerk, quote))
  await live(context, deeds)
  await watchScores(context, clerk)
  await fillComing(context, clerk, { url: 'gerer-un-conflit-au-travail', people: [...blanchard.people, ...tissages.people.slice(2)] })
  await fillComing(context, clerk, { url: 'excel-analyser-et-presenter-ses-donnees', people: perrin.people })
  await agree(context, clerk)
  await receiveStatement(asTeam(context, clerk))
  await createTask(asTeam(at(context, daysBefore(context.now, 4)), clerk), {
    label: 'Relancer la facture échue de la Menuiserie Blanchard',
    company_id: blanchard.id,
    todo_user_id: clerk,
    todo_date: daysBefore(context.now, -1),
  })
}
