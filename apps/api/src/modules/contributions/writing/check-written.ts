import { refusalOfBands } from '@kxo/domain/contributions/band-fault'
import { bandFault } from '@kxo/domain/contributions/bands'
import type { contributionsContract } from '@kxo/domain/contributions/contract'
import { contributionsErrors } from '@kxo/domain/contributions/errors'
import { bandMode, contributionBasis, contributionPeriod } from '@kxo/domain/contributions/kinds'
import { contributionsWords } from '@kxo/domain/contributions/words'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import type * as z from 'zod/mini'
import type { Context } from '../../../platform/context.ts'

export type Written = z.output<typeof contributionsContract.create.body>

/** @throws 409 naming the bands that overlap or miss, 422 on a field that lacks */
export function checkWritten({ language }: Pick<Context, 'language'>, written: Written): void {
  if (written.period === 'fixed') {
    const lacking = (['starts_on', 'ends_on'] as const).find((field) => !written[field])
    if (lacking) refuse(kernelErrors.invalid, {}, [{ field: lacking, message: 'required' }])
    if ((written.ends_on ?? '') < (written.starts_on ?? ''))
      refuse(contributionsErrors.periodBackwards, {}, [{ field: 'ends_on', message: 'wrongFormat' }])
  }
  if (written.vat === 0 && !written.vat_reason) refuse(kernelErrors.invalid, {}, [{ field: 'vat_reason', message: 'required' }])
  const fault = bandFault(written.bands, written.maximum ?? null)
  if (!fault) return
  const { error, values } = refusalOfBands(fault, language.say(contributionsWords.openEnd))
  refuse(error, values, [{ field: 'bands', message: 'wrongFormat' }])
}

/** As the contribution itself is stored. */
export const storedHead = (written: Written) => {
  const isFixed = written.period === 'fixed'
  return {
    name: written.name,
    period: contributionPeriod.codeOf(written.period),
    starts_on: isFixed ? (written.starts_on ?? null) : null,
    ends_on: isFixed ? (written.ends_on ?? null) : null,
    profiles: [...written.profiles],
    company_flag: written.company_flag ?? null,
    region_id: written.region ?? null,
    basis: contributionBasis.codeOf(written.basis),
    accounting_code: written.accounting,
    is_prorated: isFixed && written.is_prorated,
    terms: written.terms ?? '',
  }
}

/** As what is charged is stored: bands in their order. */
export const storedTariff = (written: Written) => ({
  unit_price: written.unit_price ?? null,
  vat_rate: written.vat,
  vat_reason: written.vat === 0 ? (written.vat_reason ?? null) : null,
  mode: bandMode.codeOf(written.mode),
  maximum: written.maximum ?? null,
  bands: JSON.stringify(written.bands.toSorted((a, b) => a.from - b.from)),
})
