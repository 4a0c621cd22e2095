import type { Context } from '../src/platform/context.ts'
import { halfDays, seedAll, seedPlace, userNamed } from './seed-event.ts'

const evening = [{ from: '18:30', to: '21:00', title: 'Soirée' }]

/** An agency, or an open fair: the same small programme. */
export async function seedAgency(context: Context): Promise<void> {
  const hall = await seedPlace(
    context,
    { name: 'Palais des congrès', address: '50 quai Charles-de-Gaulle', code_postal: '69006', town: 'Lyon' },
    [
      { name: 'Grand auditorium', capacity: 400 },
      { name: 'Foyer', capacity: 120 },
    ],
  )
  const host = { user_id: await userNamed(context, 'partner'), kind: 'organizer' as const, role_title: 'Direction artistique' }
  await seedAll(context, [
    {
      title: 'Nuit de la création',
      inDays: 14,
      slots: evening,
      summary: 'Dix projets, dix minutes chacun, un public qui vote.',
      description: 'Présentations sur scène, vote du public, remise des prix et cocktail.',
      themes: ['Création'],
      location_id: hall.id,
      room_id: hall.rooms[0] as number,
      prices: [{ name: 'Place assise', euros: 41.67, rate: 2000 }],
      partners: [host],
      max: 400,
      isFirst: true,
    },
    {
      title: 'Atelier : scénographie lumière',
      inDays: 22,
      slots: halfDays,
      summary: 'Une journée au plateau, console en main.',
      description: 'Théorie le matin, mise en lumière d’un tableau l’après-midi.',
      themes: ['Technique'],
      location_id: hall.id,
      room_id: hall.rooms[1] as number,
      prices: [{ name: 'Atelier', euros: 150, rate: 2000 }],
      partners: [host],
      max: 16,
      min: 6,
    },
    {
      title: 'Rencontre professionnelle en ligne',
      inDays: 35,
      slots: [{ from: '17:00', to: '18:30', title: 'Visioconférence' }],
      summary: 'Trouver un lieu, un prestataire, une idée.',
      description: 'Tables rondes thématiques et rendez-vous de cinq minutes.',
      themes: ['Réseau'],
      is_online: true,
      max: 150,
    },
  ])
}
