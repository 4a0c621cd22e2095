import type { companiesContract } from '@kxo/domain/companies/contract'
import { may } from '@kxo/domain/companies/permissions'
import { bareIdentifier, isSiren, isSiret, vatNumberOf } from '@kxo/domain/kernel/identifiers'
import { authorize } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'

/** Checks the key of a number (ID-01) and proposes what the establishments known of its SIREN say. */
export const lookUp: Verb<typeof companiesContract.lookup> = async ({ db, actor }, { query }) => {
  authorize(may.writeCompanies(actor))
  const siret = bareIdentifier(query.siret)
  const is_right = isSiret(siret) || isSiren(siret)
  if (!is_right) return { is_right, vat_number: null, known: null, family: [], proposed: null }
  const siren = siret.slice(0, 9)
  const family = await db
    .selectFrom('companies')
    .select(['id', 'name', 'siret', 'code_postal', 'town', 'legal_form', 'naf', 'collective_agreement', 'funder', 'merged_into_id'])
    .where('siren', '=', siren)
    .where('is_foreign', '=', false)
    .orderBy('archived_at', (order) => order.desc().nullsFirst())
    .orderBy('id')
    .limit(50)
    .execute()
  const same = family.find((one) => one.siret === siret)
  const first = (field: 'legal_form' | 'naf' | 'collective_agreement' | 'funder'): string | null =>
    family.find((one) => one[field] !== null)?.[field] ?? null
  return {
    is_right,
    vat_number: vatNumberOf(siren),
    known: same ? { id: same.merged_into_id ?? same.id, name: same.name } : null,
    family: family.map(({ id, name, code_postal, town }) => ({ id, name, code_postal, town })),
    proposed: family[0]
      ? {
          name: family[0].name,
          legal_form: first('legal_form'),
          naf: first('naf'),
          collective_agreement: first('collective_agreement'),
          funder: first('funder'),
        }
      : null,
  }
}
