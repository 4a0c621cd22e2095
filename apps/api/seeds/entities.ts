import { vatNumberOf } from '@kxo/domain/kernel/identifiers'
import type { Context } from '../src/platform/context.ts'

type DemoIssuer = { name: string; siret: string; town: string; code_postal: string; isTraining?: boolean }

const lyon = { town: 'Lyon', code_postal: '69003' }
const issuers: Readonly<Record<string, DemoIssuer>> = {
  kxo: { name: 'KXO SAS', siret: '98765432400019', ...lyon },
  forma: { name: 'Forma Conseil SAS', siret: '12345678200010', isTraining: true, ...lyon },
  groupe: { name: 'Groupe Facturation SAS', siret: '12345678200010', isTraining: true, ...lyon },
}
const anyIssuer = (label: string): DemoIssuer => ({ name: label, siret: '98765432400019', ...lyon })

/** The legal issuer of a demo tenant: fictitious identifiers that pass their checks; a training body bears its activity number (FOR-55). */
export async function seedEntity({ db, tenant }: Context): Promise<void> {
  const { name, siret, town, code_postal, isTraining = false } = issuers[tenant.name] ?? anyIssuer(tenant.label)
  const siren = siret.slice(0, 9)
  await db
    .insertInto('entities')
    .values({
      name,
      siren,
      siret,
      vat_number: vatNumberOf(siren),
      legal_form: 'SAS',
      share_capital: '20\u202F000\u00A0€',
      registry: 'RCS Lyon',
      mediator: 'Médiation des Savoirs, 12 quai de la Fosse, 44000 Nantes.',
      address: '18 rue de la Part-Dieu',
      code_postal,
      town,
      activity_number: isTraining ? '84691234567' : null,
      activity_region: isTraining ? 'Auvergne-Rhône-Alpes' : null,
      iban: 'FR1420041010050500013M02606',
      bic: 'PSSTFRPPLYO',
      representative: 'Claire Moreau',
      representative_title: 'présidente',
      is_default: true,
    })
    .execute()
}
