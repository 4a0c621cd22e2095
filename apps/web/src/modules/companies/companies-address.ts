import { companyKinds } from '@kxo/domain/companies/kinds'
import * as z from 'zod/mini'
import { oneOf, textThat } from '../../ui/navigation/address-schema.ts'

/** The tab of the list, and the companies of one SIREN. */
export const companiesAddress = z.object({ tab: oneOf(['all', ...companyKinds]), siren: textThat((text) => /^\d{9}$/.test(text)) })
