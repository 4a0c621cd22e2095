import type { Context } from '../src/platform/context.ts'
import { aField, type DemoEvent, seedAll, seedForm } from './seed-event.ts'

export async function seedRecrut(context: Context): Promise<void> {
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
