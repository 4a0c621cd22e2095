import { applicationFigures, offerFigures } from '@kxo/domain/recruiting/figures'
import type { RegistrationStatus } from '@kxo/domain/registrations/status'
import * as z from 'zod/mini'
import { aNumber, oneOf } from '../../../ui/navigation/address-schema.ts'

/** Columns of the board, in the order an application goes through them. */
export const boardStatuses = ['toValidate', 'registered', 'present', 'cancelled'] as const satisfies readonly RegistrationStatus[]

/** The view looked at, the figure or the status whose rows alone are shown, and the application that is open. */
export const dashboardAddress = z.object({
  tab: oneOf(['offers', 'applications']),
  view: oneOf(['list']),
  show: oneOf([...offerFigures, ...applicationFigures]),
  status: oneOf(boardStatuses),
  application: aNumber,
})
