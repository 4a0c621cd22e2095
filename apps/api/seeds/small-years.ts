import type { Context } from '../src/platform/context.ts'
import { type Deed, live, type Someone } from './past-year/diary.ts'
import { sell } from './past-year/money.ts'
import { type PastEvent, pastEvent } from './past-year/past-event.ts'
import type { Attendee, Fate } from './past-year/sign-up.ts'
import { halfDays, userNamed } from './seed-event.ts'

/** How long ago the people of a small world were met. */
export const metDaysAgo = 400

const evening = [{ from: '18:30', to: '21:00', title: 'Soirée' }]

/** Each person and what became of their registration, in turn. */
const withFates = (people: readonly Someone[], ...fates: Fate[]): Attendee[] =>
  people.map((person, rank) => ({ ...person, fate: fates[rank % fates.length] ?? 'paid' }))

type PastEventFields = Omit<PastEvent, 'attendance' | 'partner'>

/** An event that took place, its half-days signed and its sheet locked by who led it. */
async function addPastEvent(context: Context, event: PastEventFields): Promise<{ id: number; deeds: Deed[] }> {
  const id = await userNamed(context, 'partner')
  return pastEvent(context, {
    partners: [{ user_id: id, kind: 'guest', role_title: 'Intervenante' }],
    ...event,
    partner: { id, company_id: null },
    attendance: 'sealed',
  })
}

/** Last year’s congress: its delegates came, paid before or after. */
export async function liveCongresYear(context: Context, delegates: readonly Someone[]): Promise<void> {
  const { deeds } = await addPastEvent(context, {
    daysAgo: 318,
    title: 'Congrès national : l’accès aux soins',
    summary: 'L’édition précédente : deux cents délégués, douze ateliers.',
    description: 'Séance d’ouverture, ateliers par région, synthèse des travaux.',
    slots: halfDays,
    themes: ['Santé'],
    town: 'Rennes',
    prices: [{ name: 'Plein tarif', euros: 270, rate: 2000 }],
    max: 600,
    attendees: withFates(delegates, 'paid', 'paidLater', 'late', 'paid', 'absent'),
  })
  await live(context, deeds)
}

/** What a group sells: a session held for a customer, and advice billed apart, paid or late. */
export async function liveGroupeYear(
  context: Context,
  { id: company, people }: { id: number; people: readonly Someone[] },
  other: { id: number },
): Promise<void> {
  const clerk = await userNamed(context, 'admin')
  const session = await addPastEvent(context, {
    daysAgo: 84,
    title: 'Animer une équipe de nuit',
    summary: 'Organiser, transmettre, tenir la sécurité.',
    description: 'Une journée de cas vécus avec des chefs d’équipe.',
    slots: halfDays,
    themes: ['Management'],
    town: 'Lyon',
    prices: [{ name: 'Inter-entreprises', euros: 490, rate: 2000 }],
    max: 12,
    attendees: withFates(people, 'paid', 'owing'),
  })
  const sales = [
    { company, name: 'Audit des parcours d’intégration', euros: 2400, billed: 210, paid: 182 },
    { company: other.id, name: 'Ingénierie d’un plan de formation', euros: 3150, billed: 133, paid: 101 },
    { company: other.id, name: 'Animation d’un séminaire de direction', euros: 1800, billed: 58 },
    { company, name: 'Accompagnement d’un chef d’équipe', euros: 950, billed: 9 },
  ]
  await live(context, [...session.deeds, ...sales.flatMap((sale) => sell(context, clerk, sale))])
}

/** The evening the network held last. */
export async function liveReseauYear(context: Context, members: readonly Someone[]): Promise<void> {
  const { deeds } = await addPastEvent(context, {
    daysAgo: 62,
    title: 'Soirée des membres : ouvrir son capital',
    summary: 'Choisir ses associés, garder la main.',
    description: 'Deux témoignages, puis un échange sous la règle de confidentialité du réseau.',
    slots: evening,
    themes: ['Transmission'],
    town: 'Lyon',
    onboarding: 'openToAll',
    max: 40,
    attendees: withFates(members, 'paid', 'paid', 'paid', 'absent'),
  })
  await live(context, deeds)
}

/** The dinner the club held last, paid by those who came. */
export async function liveClubYear(context: Context, members: readonly Someone[]): Promise<void> {
  const { deeds } = await addPastEvent(context, {
    daysAgo: 47,
    title: 'Dîner-débat : produire moins loin',
    summary: 'Relocaliser, à quel prix, avec qui.',
    description: 'Apéritif, table ronde avec deux industriels de la région, puis dîner.',
    slots: evening,
    themes: ['Industrie'],
    town: 'Dijon',
    onboarding: 'openToAll',
    prices: [{ name: 'Convive', euros: 50, rate: 2000 }],
    max: 80,
    attendees: withFates(members, 'paid', 'paid', 'late', 'owing'),
  })
  await live(context, deeds)
}

/** A morning the lawyers followed, for their yearly hours. */
export async function liveBarreauYear(context: Context, lawyers: readonly Someone[]): Promise<void> {
  const { deeds } = await addPastEvent(context, {
    daysAgo: 69,
    title: 'Secret professionnel et messageries',
    summary: 'Ce qui se dit par écrit, et où.',
    description: 'Trois heures de cas pratiques : messageries, nuage, perquisitions.',
    sheet: {
      objective: 'Protéger le secret professionnel dans ses échanges numériques.',
      operational_objectives: 'Choisir ses outils.\nRédiger ses règles de cabinet.\nRéagir à une saisie.',
      audience: 'Avocats inscrits au barreau.',
      prerequisites: 'Aucun.',
      content: 'Textes et décisions récentes.\nCas pratiques.\nRègles du cabinet.',
      methods: 'Exposé, cas pratiques, échanges. Documentation remise.',
      assessment: 'Cas pratique corrigé en séance.',
      sanction: 'Certificat de réalisation (formation continue obligatoire).',
      access_time: 'Jusqu’à la veille, selon les places.',
      accessibility: 'Salle de plain-pied. Référent handicap : secrétariat de l’ordre.',
    },
    slots: [{ from: '09:30', to: '12:30' }],
    themes: ['Déontologie'],
    town: 'Lyon',
    is_training: true,
    onboarding: 'openToAll',
    prices: [{ name: 'Formation continue', euros: 120, rate: 0, reason: 'training_exempt' }],
    max: 40,
    attendees: withFates(lawyers, 'paid', 'paid', 'paidLater'),
  })
  await live(context, deeds)
}
