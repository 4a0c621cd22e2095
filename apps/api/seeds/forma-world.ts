import { startRegistration } from '../src/modules/registrations/index.ts'
import type { Context } from '../src/platform/context.ts'
import { seedPapers } from './forma-papers.ts'
import { seedTrainerTerms } from './forma-partners.ts'
import { exempt, learners, seedPeople, sheetOf, trainers } from './forma-people.ts'
import { seedFormaPlaces } from './forma-places.ts'
import { seedFormaVideos } from './forma-videos.ts'
import { asTeam } from './past-year/diary.ts'
import { aField, halfDays, seedEvent, seedForm, twoDays, userNamed } from './seed-event.ts'

/** A quarter of an hour, rounded down. */
const quarter = (instant: Date): Date => new Date(Math.floor(instant.getTime() / 900_000) * 900_000)
const later = (instant: Date, minutes: number): Date => new Date(instant.getTime() + minutes * 60_000)

/** A training body in Lyon: six trainings to come, one of them today, one nearly full, one to be finished. */
export async function seedForma(context: Context): Promise<void> {
  const people = await seedPeople(context, learners, false)
  const [paul, samira] = (await seedPeople(context, trainers, true)) as [number, number]
  const elodie = await userNamed(context, 'partner')
  const user = await userNamed(context, 'user')
  const { partDieu, vaise } = await seedFormaPlaces(context)
  const form = await seedForm(context, 'Inscription à une formation', [
    {
      title: 'Vos attentes',
      fields: [
        aField('expectations', 'Qu’attendez-vous de cette formation ?', {
          purpose: 'Adapter le contenu au groupe',
          maximum: 500,
          is_required: true,
        }),
        aField('experience', 'Votre expérience du sujet', {
          input_type: 'select',
          options: ['Je débute', 'J’ai déjà pratiqué', 'Je pratique chaque semaine'],
          purpose: 'Constituer des sous-groupes équilibrés',
        }),
      ],
    },
    {
      title: 'Sur place',
      fields: [
        aField('diet', 'Régime alimentaire', {
          input_type: 'select',
          options: ['Aucun', 'Végétarien', 'Autre'],
          purpose: 'Commander les repas',
        }),
        aField('diet_detail', 'Précisez', {
          is_required: true,
          shown_when: { field: 'diet', value: 'Autre' },
          purpose: 'Commander les repas',
        }),
      ],
    },
  ])

  const start = later(quarter(context.now), -30)
  const today = await seedEvent(context, {
    title: 'Gestes qui sauvent : réagir en cinq minutes',
    starts: {
      start,
      end: later(start, 420),
      slots: [
        { start, end: later(start, 180), title: '' },
        { start: later(start, 240), end: later(start, 420), title: '' },
      ],
    },
    summary: 'Alerter, masser, défibriller : une journée de pratique sur mannequins.',
    description:
      'Une journée entièrement pratique, en petit groupe, avec mannequins et défibrillateur d’exercice.\n\nChaque personne répète les gestes jusqu’à les faire sans hésiter, puis les enchaîne dans des situations réalistes : bureau, atelier, voie publique.',
    sheet: sheetOf({
      objective: 'Porter secours dans les premières minutes, en attendant les services de secours.',
      operational_objectives: 'Protéger une zone d’accident.\nAlerter avec les bonnes informations.\nMasser et utiliser un défibrillateur.',
      content:
        'Protéger et alerter.\nHémorragies, malaises, étouffement.\nArrêt cardiaque : masser, défibriller.\nEnchaîner les gestes en situation.',
    }),
    themes: ['Sécurité'],
    location_id: partDieu.id,
    room_id: partDieu.rooms[0] as number,
    is_training: true,
    type_formation: 'inter',
    partners: [{ user_id: elodie, kind: 'provider', role_title: 'Formatrice en secourisme' }],
    max: 10,
    min: 4,
  })
  for (const user_id of [user, ...people.slice(0, 5)])
    await startRegistration(context, { event_id: today.id, user_id, submit: true, is_silent: true })

  const nearlyFull = await seedEvent(context, {
    title: 'Animer une réunion qui décide',
    inDays: 9,
    slots: halfDays,
    subtitle: 'De l’ordre du jour au compte rendu',
    level: 'Tous niveaux',
    languages: ['FR', 'EN'],
    colour: '#1f6feb',
    summary: 'Préparer, cadrer, faire trancher : des réunions plus courtes et suivies d’effet.',
    description:
      'Vous repartez avec une trame d’animation, des formules pour recadrer sans heurter et une méthode pour faire décider un groupe.\n\nMises en situation filmées, sur vos propres ordres du jour.',
    sheet: sheetOf({
      objective: 'Conduire une réunion jusqu’à une décision partagée et tenue.',
      operational_objectives:
        'Construire un ordre du jour orienté décision.\nDistribuer la parole et recadrer.\nFaire trancher et garder la trace.',
      content:
        'Pourquoi se réunir : le bon format.\nOuvrir, cadrer, relancer.\nDésaccords et prises de position.\nConclure : qui fait quoi, pour quand.',
    }),
    themes: ['Management'],
    location_id: partDieu.id,
    room_id: partDieu.rooms[2] as number,
    is_training: true,
    type_formation: 'inter',
    partners: [{ user_id: paul, kind: 'guest', role_title: 'Consultant en animation d’équipe' }],
    max: 10,
    min: 4,
  })
  for (const user_id of people.slice(0, 9))
    await startRegistration(context, { event_id: nearlyFull.id, user_id, submit: true, is_silent: true })
  await seedFormaVideos(asTeam(context, await userNamed(context, 'admin')), { today: today.id, nearlyFull: nearlyFull.id, people })

  await seedEvent(context, {
    title: 'Gérer un conflit au travail',
    inDays: 16,
    slots: halfDays,
    subtitle: 'Médiation et écoute active',
    level: 'Intermédiaire',
    languages: ['FR'],
    new_days: 30,
    summary: 'Comprendre ce qui se joue, dire les choses, trouver un accord qui tient.',
    description:
      'Deux demi-journées pour reconnaître les mécanismes d’un conflit et s’entraîner à en sortir : écoute, formulation, médiation entre deux collègues.',
    sheet: sheetOf({
      objective: 'Désamorcer un conflit et rétablir une coopération durable.',
      operational_objectives:
        'Reconnaître les étapes d’un conflit.\nExprimer un désaccord sans attaquer.\nConduire un entretien de médiation.',
      content: 'Anatomie d’un conflit.\nÉcouter pour comprendre.\nDire non, demander, proposer.\nMédiation : déroulé et entraînement.',
    }),
    themes: ['Management', 'Communication'],
    location_id: partDieu.id,
    room_id: partDieu.rooms[0] as number,
    is_training: true,
    type_formation: 'inter',
    prices: [exempt('Tarif inter-entreprises', 650), { ...exempt('Tarif préférentiel', 560), members_only: true }],
    deposit: 30,
    partners: [{ user_id: samira, kind: 'provider', role_title: 'Psychologue du travail' }],
    max: 12,
    min: 5,
    form_id: form,
    isFirst: true,
  })
  await seedEvent(context, {
    title: 'Excel : analyser et présenter ses données',
    inDays: 24,
    slots: twoDays,
    level: 'Débutant',
    summary: 'Tableaux croisés, graphiques lisibles, mises à jour en un clic.',
    description: 'Deux jours sur poste, à partir de vos fichiers. Chaque notion est mise en pratique aussitôt.',
    sheet: sheetOf({
      objective: 'Produire seul une analyse fiable et un tableau de bord lisible.',
      operational_objectives:
        'Nettoyer et structurer des données.\nConstruire un tableau croisé dynamique.\nChoisir et mettre en forme un graphique.',
      prerequisites: 'Savoir saisir une formule simple et mettre en forme un tableau.',
      content: 'Jour 1 : importer, nettoyer, croiser.\nJour 2 : visualiser, automatiser, partager.',
    }),
    themes: ['Bureautique'],
    location_id: vaise.id,
    room_id: vaise.rooms[1] as number,
    is_training: true,
    type_formation: 'inter',
    prices: [exempt('Tarif inter-entreprises', 980)],
    deposit: 30,
    partners: [{ user_id: paul, kind: 'guest', role_title: 'Formateur bureautique' }],
    max: 10,
    min: 4,
    form_id: form,
  })
  await seedEvent(context, {
    title: 'Manager à distance',
    inDays: 37,
    slots: halfDays,
    summary: 'Garder le lien, fixer des objectifs clairs, suivre sans surveiller.',
    description: 'En classe virtuelle, caméra et micro nécessaires. Travaux en sous-groupes et plan d’action personnel.',
    sheet: sheetOf({
      objective: 'Piloter et souder une équipe dispersée.',
      operational_objectives: 'Organiser les temps d’équipe.\nFormuler un objectif mesurable.\nConduire un entretien en visioconférence.',
      content: 'Rituels et règles communes.\nObjectifs et suivi.\nSignaux faibles et prévention de l’isolement.',
      remote_assistance: 'Assistance par téléphone au 04 00 00 00 00, de 8 h 30 à 18 h. Exercice préparatoire : 30 minutes.',
    }),
    themes: ['Management'],
    is_online: true,
    is_training: true,
    type_formation: 'inter',
    prices: [exempt('Tarif inter-entreprises', 540)],
    partners: [{ user_id: samira, kind: 'provider', role_title: 'Coach en management' }],
    max: 15,
    min: 6,
    form_id: form,
  })
  await seedEvent(context, {
    title: 'Matinée découverte : financer un projet de formation',
    inDays: 44,
    slots: [{ from: '09:30', to: '12:00' }],
    summary: 'OPCO, plan de développement, compte personnel : qui finance quoi.',
    description: 'Une matinée d’information suivie d’échanges avec deux conseillers. Le café est offert, le déjeuner est en option.',
    themes: ['Financement'],
    location_id: vaise.id,
    room_id: vaise.rooms[0] as number,
    prices: [{ name: 'Participation aux frais', euros: 25, rate: 2000 }],
    partners: [{ user_id: elodie, kind: 'guest', role_title: 'Responsable pédagogique' }],
    max: 60,
  })
  await seedEvent(context, {
    title: 'Prendre la parole en public',
    inDays: 60,
    slots: halfDays,
    summary: 'Structurer, incarner, répondre : l’oral sans trac.',
    description: '',
    themes: ['Communication'],
    is_training: true,
    max: 8,
    published: false,
  })
  await seedTrainerTerms(context, { elodie, paul, samira })
  await seedPapers(context, { elodie, paul, samira })
}
