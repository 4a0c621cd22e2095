import type { contributionsContract } from '@kxo/domain/contributions/contract'
import { contributionsErrors } from '@kxo/domain/contributions/errors'
import { nextYear } from '@kxo/domain/contributions/period'
import { may } from '@kxo/domain/contributions/permissions'
import { nameOfNextYear, raisedBy } from '@kxo/domain/contributions/renewal'
import { contributionStatus } from '@kxo/domain/contributions/status'
import { refuse } from '@kxo/domain/kernel/errors'
import { authorize } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'
import { currentTariff, getContribution, presentContribution, tariffFrom } from '../contribution-of.ts'

/** The contribution of the year after, a draft: same bands, its prices raised. @throws 409 on one that has no period of its own */
export const renewContribution: Verb<typeof contributionsContract.renew> = async (context, { params, body }) => {
  authorize(may.manageContributions(context.actor))
  const { db, now } = context
  const former = await getContribution(db, params.id)
  const { period, profiles, company_flag, region_id, basis, accounting_code, is_prorated, terms, starts_on, ends_on } = former
  if (starts_on === null || ends_on === null) refuse(contributionsErrors.nothingToRenew)
  const name = nameOfNextYear(former.name)
  const { id } = await db
    .insertInto('contributions')
    .values({
      period,
      profiles,
      company_flag,
      region_id,
      basis,
      accounting_code,
      is_prorated,
      terms,
      name,
      ...nextYear({ starts_on, ends_on }),
      status: contributionStatus.codeOf('draft'),
      renews_id: former.id,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const tariff = await currentTariff(db, former.id)
  const { unit_price, bands } = tariffFrom(tariff)
  const { vat_rate, vat_reason, mode, maximum } = tariff
  const raised = bands.map((band) => ({ ...band, price: band.price === null ? null : raisedBy(band.price, body.percent) }))
  await db
    .insertInto('contribution_tariffs')
    .values({
      contribution_id: id,
      number: 1,
      unit_price: unit_price === null ? null : Math.max(1, raisedBy(unit_price, body.percent)),
      vat_rate,
      vat_reason,
      mode,
      maximum,
      bands: JSON.stringify(raised),
    })
    .execute()
  await trace(context, { action: 'create_contribution', subject_id: id, info: name })
  return presentContribution(db, id)
}
