import type { KeyOf } from '@kxo/domain/kernel/catalogue'
import type { productKind } from '@kxo/domain/products/kind'
import type { OptionFields } from '@kxo/domain/products/option-contract'
import { addOption, createProduct } from '../src/modules/products/index.ts'
import type { Context } from '../src/platform/context.ts'

type Sold = { name: string; description: string; euros: number; rate: 2000 | 1000 | 550 }
type Shared = { stock?: number; question?: string; answers?: string[]; max_per_person?: number }

const soldAt = ({ euros, rate, ...said }: Sold) => ({ ...said, amount_ht: Math.round(euros * 100), vat_rate: rate })

const onceEach = { max_per_person: 1, question: '', answers: [], members_only: false, is_closed: false }

/** What a congress sells beside its places: a dinner, nights, its proceedings, and a visit to choose. Answers their numbers by name. */
export async function offerCongressOptions(context: Context, event_id: number): Promise<Map<string, number>> {
  const params = { client: context.tenant.name }
  const numbers = new Map<string, number>()
  const offer = async (body: OptionFields): Promise<void> => {
    numbers.set(body.name, (await addOption(context, { params: { ...params, id: event_id }, body })).id)
  }
  const sell = async (
    code: string,
    family: string,
    sold: Sold,
    { kind = 'service', ...shared }: Shared & { kind?: KeyOf<typeof productKind> },
  ) => {
    const fields = { ...onceEach, ...soldAt(sold), ...shared }
    const { id } = await createProduct(context, { params, body: { ...fields, code, family, kind } })
    await offer({ ...fields, product: id })
  }
  await sell(
    'DINER',
    'Repas',
    { name: 'Dîner des régions', description: 'Le premier soir, à la Cité des congrès.', euros: 48, rate: 1000 },
    { kind: 'catering', question: 'Régime alimentaire', answers: ['Aucun', 'Végétarien', 'Sans gluten'] },
  )
  await sell(
    'NUIT',
    'Hébergement',
    { name: 'Nuit à l’hôtel, petit déjeuner compris', description: 'Chambre simple, à dix minutes à pied.', euros: 96, rate: 1000 },
    { kind: 'lodging', stock: 40, max_per_person: 2 },
  )
  await sell(
    'ACTES',
    'Librairie',
    { name: 'Actes du congrès', description: 'Imprimés, envoyés deux mois après.', euros: 22, rate: 550 },
    { kind: 'goods' },
  )
  for (const [name, description] of [
    ['Visite du service d’urgences', 'Le second jour à 12 h 30, vingt personnes.'],
    ['Visite d’une maison de santé', 'Le second jour à 12 h 30, en car.'],
  ] as const)
    await offer({ ...onceEach, name, description, amount_ht: 0, vat_rate: 2000, choice_group: 'Visite du second jour', stock: 20 })
  return numbers
}
