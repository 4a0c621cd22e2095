import type { Context } from '../../src/platform/context.ts'
import { type KnownCompany, meetCompany, meetPeople } from './companies.ts'
import type { Someone } from './diary.ts'

const tissages: KnownCompany = {
  name: 'Tissages du Rhône',
  siret: '40127356000003',
  address: '41 quai Perrache',
  code_postal: '69002',
  town: 'Lyon',
  naf: '1320Z',
  people: [
    ['Sandrine', 'Bertholet', 'Responsable des ressources humaines'],
    ['Mickaël', 'Da Silva', 'Chef d’atelier'],
    ['Pauline', 'Chevalier', 'Assistante commerciale'],
    ['Yanis', 'Hamidi', 'Technicien textile'],
    ['Corinne', 'Vasseur', 'Comptable'],
  ],
}
const perrin: KnownCompany = {
  name: 'Cabinet Perrin et associés',
  siret: '50238467000001',
  address: '6 place Bellecour',
  code_postal: '69002',
  town: 'Lyon',
  naf: '6920Z',
  people: [
    ['Hélène', 'Perrin', 'Associée gérante'],
    ['Antoine', 'Mercier', 'Collaborateur'],
    ['Lucie', 'Fabre', 'Responsable de clientèle'],
  ],
}
const blanchard: KnownCompany = {
  name: 'Menuiserie Blanchard',
  siret: '38946125200006',
  address: '112 route de Vienne',
  code_postal: '69008',
  town: 'Lyon',
  people: [
    ['Olivier', 'Blanchard', 'Gérant'],
    ['Fatou', 'Sow', 'Conductrice de travaux'],
  ],
}

export type Customers = Record<'tissages' | 'perrin' | 'blanchard', { id: number; people: Someone[] }> & { alone: Someone[] }

/** Who bought from the training body over the year. */
export const meetCustomers = async (then: Context): Promise<Customers> => ({
  tissages: await meetCompany(then, tissages),
  perrin: await meetCompany(then, perrin),
  blanchard: await meetCompany(then, blanchard),
  alone: await meetPeople(
    then,
    [
      ['Nora', 'Fontaine'],
      ['Thomas', 'Girod'],
    ],
    { is_adherent: true },
  ),
})
