import type { Context } from '../src/platform/context.ts'
import { seedContribution } from './contributions.ts'
import { aField, type DemoEvent, halfDays, seedAll, seedForm, seedPlace, userNamed } from './seed-event.ts'

const morning = [{ from: '09:30', to: '12:30' }]
const evening = [{ from: '18:30', to: '21:00', title: 'Soirée' }]

/** The vendor itself: its webinars, and the sheet each tenant's referent fills (`/kxo/url/company/…`). */
export async function seedKxo(context: Context): Promise<void> {
  const form = await seedForm(context, 'Fiche d’abonnement', [
    {
      title: 'Votre structure',
      fields: [
        aField('legal_name', 'Raison sociale', { is_required: true, purpose: 'Établir le contrat' }),
        aField('billing_contact', 'Contact de facturation', { is_required: true, purpose: 'Adresser les factures' }),
        aField('formula', 'Formule souhaitée', {
          input_type: 'select',
          options: ['Essentielle', 'Complète', 'Sur mesure'],
          is_required: true,
        }),
      ],
    },
  ])
  await seedAll(context, [
    {
      title: 'Fiche d’abonnement',
      url: 'company',
      summary: 'Identité, formule et contact de facturation de votre structure.',
      description: 'Complétez ou mettez à jour la fiche de votre structure.',
      themes: ['Abonnement'],
      is_online: true,
      is_asynchronous: true,
      onboarding: 'onInvitation',
      form_id: form,
      button_text: 'Compléter ma fiche',
    },
    {
      title: 'Prise en main de la plateforme',
      inDays: 6,
      slots: morning,
      summary: 'Créer, publier, inscrire : la première heure bien employée.',
      description: 'Un webinaire pas à pas pour publier une première session et suivre les inscriptions.',
      themes: ['Prise en main'],
      is_online: true,
      partners: [{ user_id: await userNamed(context, 'partner'), kind: 'guest', role_title: 'Cheffe de produit' }],
      max: 100,
    },
    {
      title: 'Facture électronique : êtes-vous prêts ?',
      inDays: 20,
      slots: [{ from: '11:00', to: '12:00', title: 'Webinaire' }],
      summary: 'Ce qui change, pour qui, et quand.',
      description: 'Une heure pour comprendre les obligations et régler vos paramètres.',
      themes: ['Facturation'],
      is_online: true,
      max: 200,
    },
  ])
}

export async function seedClub(context: Context): Promise<void> {
  await seedContribution(context, 'club')
  const venue = await seedPlace(context, { name: 'Hôtel du Parc', address: '12 avenue Foch', code_postal: '21000', town: 'Dijon' }, [
    { name: 'Salon Bourgogne', capacity: 80 },
    { name: 'Bibliothèque', capacity: 20 },
  ])
  const speaker = { user_id: await userNamed(context, 'partner'), kind: 'guest' as const, role_title: 'Économiste' }
  await seedAll(context, [
    {
      title: 'Dîner-débat : recruter quand tout le monde recrute',
      inDays: 12,
      slots: evening,
      summary: 'Trois dirigeants racontent ce qui a marché, et ce qui n’a pas marché.',
      description: 'Apéritif, table ronde, puis dîner assis par tables de huit.',
      themes: ['Ressources humaines'],
      location_id: venue.id,
      room_id: venue.rooms[0] as number,
      onboarding: 'openToAll',
      prices: [
        { name: 'Invité', euros: 58.33, rate: 2000 },
        { name: 'Adhérent', euros: 37.5, rate: 2000, members_only: true },
      ],
      partners: [speaker],
      max: 80,
      isFirst: true,
    },
    {
      title: 'Petit-déjeuner de rentrée',
      inDays: 26,
      slots: [{ from: '08:00', to: '09:30', title: 'Petit-déjeuner' }],
      summary: 'Le programme du semestre et l’accueil des nouveaux.',
      description: 'Tour de table, programme du semestre, présentation des nouveaux adhérents.',
      themes: ['Vie du club'],
      location_id: venue.id,
      room_id: venue.rooms[1] as number,
      onboarding: 'openToAll',
      max: 20,
    },
    {
      title: 'Visite d’entreprise : une verrerie d’art',
      inDays: 41,
      slots: [{ from: '14:00', to: '17:00', title: 'Visite' }],
      summary: 'Savoir-faire, transmission et exportation.',
      description: 'Visite des ateliers, rencontre avec la direction, échanges.',
      themes: ['Industrie'],
      town: 'Beaune',
      onboarding: 'openToAll',
      needs_approval: true,
      max: 15,
    },
  ])
}

export async function seedBarreau(context: Context): Promise<void> {
  await seedContribution(context, 'lawFirms')
  const house = await seedPlace(
    context,
    { name: 'Maison des avocats', address: '2 place Saint-Jean', code_postal: '69005', town: 'Lyon' },
    [{ name: 'Salle des criées', capacity: 40 }],
  )
  const expert = { user_id: await userNamed(context, 'partner'), kind: 'provider' as const, role_title: 'Professeure de droit privé' }
  const sheet = (objective: string, content: string): DemoEvent['sheet'] => ({
    objective,
    operational_objectives: 'Identifier les textes applicables.\nSécuriser ses actes.\nRépondre aux objections.',
    audience: 'Avocats inscrits au barreau.',
    prerequisites: 'Aucun.',
    content,
    methods: 'Exposé, cas pratiques, échanges. Documentation remise.',
    assessment: 'Cas pratique corrigé en séance.',
    sanction: 'Certificat de réalisation (formation continue obligatoire).',
    access_time: 'Jusqu’à la veille, selon les places.',
    accessibility: 'Salle de plain-pied. Référent handicap : secrétariat de l’ordre.',
  })
  await seedAll(context, [
    {
      title: 'Déontologie : conflits d’intérêts',
      inDays: 10,
      slots: morning,
      summary: 'Reconnaître, prévenir, se retirer à temps.',
      description: 'Trois heures sur les situations qui reviennent le plus devant le conseil de l’ordre.',
      sheet: sheet(
        'Prévenir les conflits d’intérêts dans sa pratique.',
        'Textes et décisions récentes.\nCas pratiques.\nRédiger ses vérifications.',
      ),
      themes: ['Déontologie'],
      location_id: house.id,
      room_id: house.rooms[0] as number,
      is_training: true,
      onboarding: 'openToAll',
      prices: [{ name: 'Formation continue', euros: 120, rate: 0, reason: 'training_exempt' }],
      partners: [expert],
      max: 40,
    },
    {
      title: 'Procédure d’appel : les pièges',
      inDays: 31,
      slots: halfDays,
      summary: 'Délais, caducité, radiation : ne plus rien laisser passer.',
      description: 'Une journée de cas pratiques, du premier acte à l’audience.',
      sheet: sheet(
        'Conduire une procédure d’appel sans irrecevabilité.',
        'Déclaration d’appel.\nConclusions et délais.\nIncidents devant le conseiller de la mise en état.',
      ),
      themes: ['Procédure'],
      location_id: house.id,
      room_id: house.rooms[0] as number,
      is_training: true,
      onboarding: 'openToAll',
      prices: [{ name: 'Formation continue', euros: 260, rate: 0, reason: 'training_exempt' }],
      partners: [expert],
      max: 40,
    },
  ])
}
