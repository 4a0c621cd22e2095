import type { Context } from '../src/platform/context.ts'
import { seedPlace } from './seed-event.ts'

const weekdays = (to: string) => [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '08:00', to }))

/** Where the trainings take place: a centre near the station, and a larger place by the river. */
export async function seedFormaPlaces(context: Context) {
  const partDieu = await seedPlace(
    context,
    {
      name: 'Centre Part-Dieu',
      kind: 'own',
      address: '18 rue de la Part-Dieu',
      code_postal: '69003',
      town: 'Lyon',
      phone: '0400000001',
      contact: 'Accueil, rez-de-chaussée',
      comment: 'Métro B, sortie Vivier-Merle. Badge à retirer à l’accueil, parking couvert au 20.',
      accessibility: ['step_free', 'lift', 'toilets', 'induction_loop'],
    },
    [
      { name: 'Bellecour', capacity: 14, equipment: ['Vidéoprojecteur', 'Mannequins de secourisme'] },
      { name: 'Saône', capacity: 18, equipment: ['Vidéoprojecteur', 'Tableau blanc'] },
      { name: 'Croix-Rousse', capacity: 10, equipment: ['Écran', 'Caméra', 'Tableau blanc'] },
    ],
  )
  const vaise = await seedPlace(
    context,
    {
      name: 'Espace Vaise',
      kind: 'rented',
      address: '4 quai du Commerce',
      code_postal: '69009',
      town: 'Lyon',
      phone: '0400000002',
      contact: 'Gardien, porte B',
      comment: 'Métro D, station Valmy, puis cinq minutes à pied le long du quai.',
      accessibility: ['step_free', 'parking'],
      day_cost: 42_000,
      opening_hours: weekdays('19:00'),
    },
    [
      { name: 'Amphithéâtre', capacity: 60, equipment: ['Sonorisation', 'Vidéoprojecteur'] },
      { name: 'Atelier', capacity: 12, equipment: ['Postes informatiques'] },
    ],
  )
  return { partDieu, vaise }
}
