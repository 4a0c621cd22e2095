import type { Choice } from '@kxo/domain/products/rules'
import type { Context } from '../src/platform/context.ts'
import { seedAgency } from './agency-world.ts'
import { comeFor, theTeam } from './come-for.ts'
import { offerCongressOptions } from './congress-options.ts'
import { meetCompany, meetPeople } from './past-year/companies.ts'
import { hireAtRecrut } from './recrut-hiring.ts'
import { type DemoEvent, halfDays, seedEvent, seedPlace, twoDays, userNamed } from './seed-event.ts'
import { liveCongresYear, liveGroupeYear, liveReseauYear, metDaysAgo } from './small-years.ts'

const evening = [{ from: '18:30', to: '21:00', title: 'Soirée' }]
const nantes = { code_postal: '44000', town: 'Nantes' }

/** A national congress: two days, workshops, delegates. */
export async function seedCongres(context: Context): Promise<void> {
  const hall = await seedPlace(
    context,
    { name: 'Cité des congrès', address: '5 rue de Valmy', ...nantes, comment: 'Tramway ligne 1, arrêt Duchesse-Anne.' },
    [
      { name: 'Auditorium 800', capacity: 800 },
      { name: 'Salle 120', capacity: 120 },
    ],
  )
  const speaker = { user_id: await userNamed(context, 'partner'), kind: 'guest' as const, role_title: 'Conférencière' }
  const congress: Omit<DemoEvent, 'title' | 'summary' | 'description' | 'themes'> = { location_id: hall.id, partners: [speaker] }
  const { id: congress_id } = await seedEvent(context, {
    ...congress,
    title: 'Congrès national : soigner dans les territoires',
    inDays: 45,
    slots: twoDays,
    summary: 'Deux jours, quarante intervenants, une feuille de route commune.',
    description: 'Séances plénières le matin, tables rondes l’après-midi, dîner des régions le premier soir.',
    themes: ['Santé'],
    room_id: hall.rooms[0] as number,
    prices: [
      { name: 'Plein tarif', euros: 290, rate: 2000 },
      { name: 'Adhérent', euros: 190, rate: 2000, members_only: true },
    ],
    max: 800,
    isFirst: true,
  })
  await seedEvent(context, {
    ...congress,
    title: 'Atelier : installer une équipe de soins coordonnés',
    inDays: 47,
    slots: halfDays,
    summary: 'Une journée pour bâtir son projet, du diagnostic au budget.',
    description: 'Diagnostic de territoire le matin, montage du projet l’après-midi, avec des équipes déjà installées.',
    themes: ['Santé', 'Organisation'],
    room_id: hall.rooms[1] as number,
    max: 30,
    min: 8,
  })
  const then = await theTeam(context, metDaysAgo)
  const delegates = await meetPeople(then, [
    ['Maud', 'Quéré'],
    ['Florian', 'Besson'],
    ['Anne-Lise', 'Tessier'],
    ['Mehdi', 'Bouzid'],
    ['Carole', 'Vidal'],
  ])
  const options = await offerCongressOptions(context, congress_id)
  const chosen = (name: string, answer = ''): Choice => ({ option: options.get(name) as number, quantity: 1, answer })
  await comeFor(context, 'Congrès national : soigner dans les territoires', delegates, {
    options: (rank) => [
      ...(rank % 2 === 0 ? [chosen('Dîner des régions', rank === 0 ? 'Végétarien' : 'Aucun')] : []),
      ...(rank === 1 ? [chosen('Nuit à l’hôtel, petit déjeuner compris')] : []),
      chosen(rank < 3 ? 'Visite du service d’urgences' : 'Visite d’une maison de santé'),
    ],
  })
  await comeFor(context, 'Atelier : installer une équipe de soins coordonnés', delegates.slice(1))
  await liveCongresYear(context, delegates)
}

/** A group that invoices: trainings sold to companies, by its own issuer. */
export async function seedGroupe(context: Context): Promise<void> {
  const place = await seedPlace(
    context,
    { name: 'Campus du groupe', address: '27 boulevard Vivier-Merle', code_postal: '69003', town: 'Lyon' },
    [{ name: 'Salle Ampère', capacity: 14 }],
  )
  const trainer = { user_id: await userNamed(context, 'partner'), kind: 'guest' as const, role_title: 'Consultante' }
  await seedEvent(context, {
    title: 'Conduire un entretien annuel',
    inDays: 18,
    slots: halfDays,
    summary: 'Préparer, écouter, fixer des objectifs tenables.',
    description: 'Une journée de mises en situation, sur vos propres grilles d’entretien.',
    themes: ['Management'],
    location_id: place.id,
    room_id: place.rooms[0] as number,
    prices: [{ name: 'Inter-entreprises', euros: 490, rate: 2000 }],
    partners: [trainer],
    max: 12,
  })
  const then = await theTeam(context, metDaysAgo)
  const transport = await meetCompany(then, {
    name: 'Transports Gallois',
    siret: '80456784000017',
    address: '60 route de Vienne',
    code_postal: '69007',
    town: 'Lyon',
    people: [
      ['Isabelle', 'Gallois', 'Directrice des ressources humaines'],
      ['Denis', 'Rey', 'Chef d’exploitation'],
    ],
  })
  const imprimerie = await meetCompany(then, {
    name: 'Imprimerie Faure',
    siret: '80901234700005',
    address: '8 rue Paul-Bert',
    code_postal: '69003',
    town: 'Lyon',
    people: [
      ['Claude', 'Faure', 'Gérant'],
      ['Sonia', 'Belkacem', 'Responsable d’atelier'],
    ],
  })
  // Nobody gave its number yet: what it owes cannot be invoiced before.
  const cafe = await meetCompany(then, {
    name: 'Café des Terreaux',
    address: '14 place des Terreaux',
    code_postal: '69001',
    town: 'Lyon',
    people: [['Lina', 'Moreau', 'Gérante']],
  })
  await comeFor(context, 'Conduire un entretien annuel', [...transport.people, ...imprimerie.people, ...cafe.people])
  await liveGroupeYear(context, transport, imprimerie)
}

/** A discreet network: members and their evenings, on invitation. */
export async function seedReseau(context: Context): Promise<void> {
  const house = await seedPlace(
    context,
    { name: 'Cercle de la Presqu’île', address: '3 rue Vaubecour', code_postal: '69002', town: 'Lyon' },
    [{ name: 'Grand salon', capacity: 40 }],
  )
  await seedEvent(context, {
    title: 'Soirée des membres : transmettre son entreprise',
    inDays: 16,
    slots: evening,
    summary: 'Deux récits de transmission, réussie et manquée.',
    description: 'Échanges sous la règle de confidentialité du réseau, puis dîner.',
    themes: ['Transmission'],
    location_id: house.id,
    room_id: house.rooms[0] as number,
    onboarding: 'openToAll',
    max: 40,
  })
  const then = await theTeam(context, metDaysAgo)
  const members = await meetPeople(
    then,
    [
      ['Béatrice', 'Lenoir'],
      ['Olivier', 'Castel'],
      ['Fanny', 'Guérin'],
      ['Rachid', 'Amrani'],
    ],
    { is_adherent: true },
  )
  await comeFor(context, 'Soirée des membres : transmettre son entreprise', members)
  await liveReseauYear(context, members)
}

/** Companies that recruit, a school, their offers, and who applied. */
export async function liveRecrut(context: Context): Promise<void> {
  const then = await theTeam(context)
  const atelier = await meetCompany(then, {
    name: 'Atelier Numérique Rhodanien',
    siret: '80567895000017',
    address: '8 rue de Gerland',
    code_postal: '69007',
    town: 'Lyon',
    is_recruiter: true,
    people: [['Pauline', 'Serre', 'Responsable du recrutement']],
  })
  await meetCompany(then, {
    name: 'Forges du Gier',
    siret: '80678906100017',
    address: '2 rue de l’Industrie',
    code_postal: '42000',
    town: 'Saint-Étienne',
    is_recruiter: true,
    people: [['Gilles', 'Murat', 'Chef du personnel']],
  })
  const school = await meetCompany(then, {
    name: 'École supérieure d’informatique de Lyon',
    siret: '80789017300014',
    address: '14 avenue Jean-Jaurès',
    code_postal: '69007',
    town: 'Lyon',
    is_school: true,
    people: [
      ['Nathalie', 'Dumas', 'Relations entreprises'],
      ['Enzo', 'Martinez', 'Étudiant'],
      ['Chloé', 'Bertin', 'Étudiante'],
    ],
  })
  const candidates = await meetPeople(then, [
    ['Yanis', 'Kaci'],
    ['Manon', 'Charpentier'],
  ])
  const form_id = (await context.db.selectFrom('forms').select('id').where('name', '=', 'Candidature').executeTakeFirstOrThrow()).id
  await seedEvent(context, {
    title: 'Alternance administration de réseaux',
    company_id: atelier.id,
    town: 'Lyon',
    inDays: 30,
    slots: [{ from: '09:00', to: '12:00', title: 'Entretiens' }],
    summary: 'Superviser les réseaux de trente clients avec une équipe de quatre personnes.',
    description: 'Contrat d’apprentissage de 24 mois, tutorat assuré par l’administratrice en chef.',
    themes: ['Numérique'],
    form_id,
    needs_approval: true,
    button_text: 'Postuler',
  })
  const answers = {
    diploma: 'BUT informatique',
    start: '2026-09-01',
    motivation: 'Une équipe à taille humaine et un vrai tutorat.',
  }
  await comeFor(context, 'Alternance administration de réseaux', [...school.people.slice(1), ...candidates], { answers })
  await comeFor(context, 'Alternance développement web', candidates, { answers })
  await hireAtRecrut(context, { people: [...school.people.slice(1), ...candidates], answers })
}

/** The open fair and the agency already have their programme: here come their first visitors. */
export async function liveAgency(context: Context): Promise<void> {
  await seedAgency(context)
  const visitors = await meetPeople(await theTeam(context), [
    ['Solène', 'Marchand'],
    ['Arthur', 'Pons'],
    ['Inès', 'Rousset'],
  ])
  await comeFor(context, 'Rencontre professionnelle en ligne', visitors)
}
