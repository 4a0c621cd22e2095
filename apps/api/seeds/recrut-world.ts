import { createProduct } from '../src/modules/products/index.ts'
import type { Context } from '../src/platform/context.ts'
import { aField, type DemoEvent, seedAll, seedForm, userNamed } from './seed-event.ts'

/** What recruiters buy to have an offer shown first. */
const durations = [
  { code: 'AVANT7', days: 7, euros: 49 },
  { code: 'AVANT15', days: 15, euros: 89 },
  { code: 'AVANT30', days: 30, euros: 149 },
]

/** The company of the demo recruiter and referent. */
export async function companyOfRecruiter(context: Context): Promise<number> {
  const { company_id } = await context.db
    .selectFrom('users')
    .select('company_id')
    .where('id', '=', await userNamed(context, 'recruiter'))
    .executeTakeFirstOrThrow()
  return company_id ?? 0
}

async function sellBoosts(context: Context): Promise<void> {
  for (const { code, days, euros } of durations)
    await createProduct(context, {
      params: { client: context.tenant.name },
      body: {
        code,
        name: `${days} jours en tête de liste`,
        family: 'Mises en avant',
        boost_days: days,
        amount_ht: euros * 100,
        vat_rate: 2000,
        max_per_person: 1,
        answers: [],
      },
    })
}

export async function seedRecrut(context: Context): Promise<void> {
  await sellBoosts(context)
  const company_id = await companyOfRecruiter(context)
  await context.db.updateTable('companies').set({ is_recruiter: true }).where('id', '=', company_id).execute()
  const form = await seedForm(context, 'Candidature', [
    {
      title: 'Votre candidature',
      fields: [
        aField('diploma', 'Diplôme préparé', { is_required: true, purpose: 'Vérifier l’adéquation avec l’offre' }),
        aField('start', 'Disponible à partir du', { input_type: 'date', is_required: true, purpose: 'Organiser l’accueil' }),
        aField('motivation', 'Ce qui vous attire dans cette offre', { maximum: 1500, is_required: true }),
      ],
    },
  ])
  const offer = (title: string, town: string, summary: string, themes: string[], inDays: number): DemoEvent => ({
    title,
    town,
    summary,
    themes,
    inDays,
    slots: [{ from: '09:00', to: '12:00', title: 'Entretiens' }],
    description: `${summary}\n\nContrat d’apprentissage de 12 mois. Tutorat assuré par une personne confirmée. Télétravail possible un jour par semaine.`,
    company_id,
    form_id: form,
    needs_approval: true,
    onboarding: 'public',
    button_text: 'Postuler',
  })
  await seedAll(context, [
    offer(
      'Alternance développement web',
      'Lyon',
      'Construire et tester des applications dans une équipe de six personnes.',
      ['Numérique'],
      21,
    ),
    offer('Alternance comptabilité', 'Villeurbanne', 'Tenir les comptes fournisseurs et préparer les déclarations.', ['Gestion'], 24),
    offer(
      'Alternance assistance RH',
      'Grenoble',
      'Suivre les dossiers du personnel et organiser les recrutements.',
      ['Ressources humaines'],
      28,
    ),
    offer(
      'Alternance maintenance industrielle',
      'Saint-Étienne',
      'Entretenir une ligne automatisée et proposer des améliorations.',
      ['Industrie'],
      33,
    ),
  ])
}
