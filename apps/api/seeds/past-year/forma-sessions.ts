import { exempt, sheetOf } from '../forma-people.ts'
import { halfDays } from '../seed-event.ts'
import type { Someone } from './diary.ts'
import type { Customers } from './forma-customers.ts'
import type { PastEvent } from './past-event.ts'
import type { Attendee, Fate } from './sign-up.ts'

/** A session; `order` is the one bill of a company that has it held for its own people. */
type FormaSession = PastEvent & { order?: { company: number; euros: number; billed: number; paid?: number } }

const oneHalfDay = halfDays.slice(0, 1)
const twoHalfDays = [...oneHalfDay, ...oneHalfDay.map((slot) => ({ ...slot, day: 1 }))]
const inTheRegion = { town: 'Lyon', is_training: true, type_formation: 'inter' } as const

/** The sessions of the year, oldest first, then those to come. */
export async function formaSessions(named: (local: string) => Promise<Someone>, customers: Customers): Promise<FormaSession[]> {
  const { tissages, perrin, blanchard, alone } = customers
  const [paul, samira, elodie] = [await named('paul.girard'), await named('samira.haddad'), await named('partner')]
  const julien = await named('user')
  const atelier = await Promise.all(
    ['amandine.leroy', 'bastien.marchand', 'chloe.renaud', 'david.nguyen', 'emma.colin', 'farid.belkacem'].map(named),
  )
  const all = (people: readonly (Someone | undefined)[], ...fates: Fate[]): Attendee[] =>
    people.flatMap((person, rank) => (person ? [{ ...person, fate: fates[rank] ?? 'paid' }] : []))
  const leads = (partner: Someone, role_title: string) => ({
    partner,
    partners: [{ user_id: partner.id, kind: 'provider' as const, role_title }],
  })

  const meetings = {
    ...inTheRegion,
    ...leads(paul, 'Consultant en animation d’équipe'),
    title: 'Animer une réunion qui décide',
    summary: 'Préparer, cadrer, faire trancher : des réunions plus courtes et suivies d’effet.',
    description: 'Mises en situation filmées, sur vos propres ordres du jour.',
    sheet: sheetOf({
      objective: 'Conduire une réunion jusqu’à une décision partagée et tenue.',
      operational_objectives:
        'Construire un ordre du jour orienté décision.\nDistribuer la parole et recadrer.\nGarder la trace des décisions.',
      content: 'Pourquoi se réunir.\nOuvrir, cadrer, relancer.\nConclure : qui fait quoi, pour quand.',
    }),
    themes: ['Management'],
    prices: [exempt('Tarif inter-entreprises', 480)],
    max: 10,
  }
  const conflicts = {
    ...inTheRegion,
    ...leads(samira, 'Psychologue du travail'),
    title: 'Gérer un conflit au travail',
    summary: 'Comprendre ce qui se joue, dire les choses, trouver un accord qui tient.',
    description: 'Deux demi-journées pour reconnaître les mécanismes d’un conflit et s’entraîner à en sortir.',
    sheet: sheetOf({
      objective: 'Désamorcer un conflit et rétablir une coopération durable.',
      operational_objectives: 'Reconnaître les étapes d’un conflit.\nExprimer un désaccord sans attaquer.',
      content: 'Anatomie d’un conflit.\nÉcouter pour comprendre.\nMédiation : déroulé et entraînement.',
    }),
    themes: ['Management', 'Communication'],
    prices: [exempt('Tarif inter-entreprises', 650)],
    max: 12,
  }
  const spreadsheets = {
    ...inTheRegion,
    ...leads(paul, 'Formateur bureautique'),
    title: 'Excel : analyser et présenter ses données',
    summary: 'Tableaux croisés, graphiques lisibles, mises à jour en un clic.',
    description: 'Deux demi-journées sur poste, à partir de vos fichiers.',
    sheet: sheetOf({
      objective: 'Produire seul une analyse fiable et un tableau de bord lisible.',
      operational_objectives: 'Nettoyer et structurer des données.\nConstruire un tableau croisé dynamique.',
      content: 'Jour 1 : importer, nettoyer, croiser.\nJour 2 : visualiser, automatiser, partager.',
    }),
    themes: ['Bureautique'],
    prices: [exempt('Tarif inter-entreprises', 980)],
    max: 10,
  }
  const interviews = {
    ...inTheRegion,
    ...leads(samira, 'Coach en management'),
    title: 'Conduire un entretien annuel',
    summary: 'Préparer, écouter, fixer des objectifs que chacun peut tenir.',
    description: 'Une demi-journée d’entraînement, avec vos propres grilles d’entretien.',
    sheet: sheetOf({
      objective: 'Mener un entretien annuel utile aux deux personnes.',
      operational_objectives: 'Préparer des faits.\nFormuler un objectif mesurable.',
      content: 'Préparer.\nÉcouter et reformuler.\nObjectifs et suivi.',
    }),
    themes: ['Management'],
    prices: [exempt('Tarif inter-entreprises', 420)],
    max: 8,
  }
  const rescue = {
    ...inTheRegion,
    ...leads(elodie, 'Formatrice en secourisme'),
    type_formation: 'intra' as const,
    title: 'Sauveteur secouriste du travail',
    summary: 'Prévenir, alerter, secourir : dans vos murs, avec vos postes de travail.',
    description: 'Une journée de pratique sur mannequins, au plus près des situations de l’atelier.',
    sheet: sheetOf({
      objective: 'Intervenir face à un accident du travail.',
      operational_objectives: 'Protéger une zone d’accident.\nAlerter.\nMasser et utiliser un défibrillateur.',
      content: 'Prévenir.\nExaminer, alerter.\nSecourir : mises en situation.',
      validity_months: 24,
    }),
    themes: ['Sécurité'],
    onboarding: 'openToAll' as const,
    max: 12,
  }

  return [
    { ...meetings, daysAgo: 312, slots: halfDays, attendance: 'sealed', attendees: all([...perrin.people, alone[0]], 'paid', 'late') },
    {
      ...spreadsheets,
      daysAgo: 278,
      slots: twoHalfDays,
      attendance: 'sealed',
      attendees: all([tissages.people[4], atelier[0], atelier[1]]),
    },
    {
      ...rescue,
      certifies: true,
      daysAgo: 236,
      slots: halfDays,
      attendance: 'sealed',
      attendees: all(tissages.people),
      order: { company: tissages.id, euros: 2100, billed: 230, paid: 204 },
    },
    {
      ...conflicts,
      daysAgo: 186,
      slots: halfDays,
      attendance: 'sealed',
      attendees: all([julien, atelier[2], perrin.people[1], alone[1]], 'paid', 'withdrawn', 'paidLater'),
    },
    {
      ...interviews,
      daysAgo: 117,
      slots: oneHalfDay,
      attendance: 'sealed',
      attendees: all(
        [tissages.people[0], tissages.people[1], perrin.people[0], blanchard.people[0]],
        'paid',
        'paidLater',
        'paid',
        'absent',
      ),
    },
    {
      ...meetings,
      daysAgo: 68,
      slots: halfDays,
      attendance: 'sealed',
      attendees: all([julien, atelier[3], tissages.people[2], blanchard.people[1], alone[0]], 'paid', 'partly', 'paid', 'owing', 'late'),
    },
    {
      ...interviews,
      daysAgo: 24,
      slots: oneHalfDay,
      attendance: 'sealed',
      attendees: all([julien, atelier[4], tissages.people[3], perrin.people[2]], 'paidLater', 'owing', 'paidLater'),
    },
    {
      ...conflicts,
      daysAgo: 6,
      slots: halfDays,
      attendance: 'open',
      attendees: all([atelier[5], tissages.people[1], perrin.people[0]], 'owing', 'paid', 'owing'),
    },
    {
      ...interviews,
      daysAgo: -13,
      slots: oneHalfDay,
      attendees: all([atelier[0], atelier[1], tissages.people[4], blanchard.people[1], alone[1]], 'paid', 'billed', 'paid', 'billed'),
    },
    {
      ...conflicts,
      title: 'Prévenir l’épuisement professionnel',
      summary: 'Repérer les signes, en parler, agir sur l’organisation.',
      daysAgo: -28,
      slots: halfDays,
      needs_approval: true,
      prices: [],
      attendees: all([julien, tissages.people[0], atelier[2]], 'asked', 'asked', 'asked'),
    },
  ]
}
