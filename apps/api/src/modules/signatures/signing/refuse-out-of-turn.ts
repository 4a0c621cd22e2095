import { refuse } from '@kxo/domain/kernel/errors'
import { signaturesErrors } from '@kxo/domain/signatures/errors'
import { nextSignatory } from '@kxo/domain/signatures/turns'
import type { Context } from '../../../platform/context.ts'
import { isExpired, orderOf, type withSides } from '../present.ts'
import type { AgreementRecord } from '../queries.ts'
import { refuseUnless } from '../refuse-lacking.ts'

type People = ReturnType<typeof withSides>

/** Whether an agreement is one’s to sign now. @throws 409 */
export function refuseOutOfTurn({ now }: Pick<Context, 'now'>, row: AgreementRecord, people: People, self: People[number]): void {
  refuseUnless(row, ['toSign'])
  if (isExpired(row, now)) refuse(signaturesErrors.requestExpired)
  const next = nextSignatory(people, orderOf(row))
  if (next?.id !== self.id) refuse(signaturesErrors.notYourTurn, { name: next?.name ?? '' })
}

/** Nothing is signed that cannot be read yet. @throws 409 */
export const refuseUnprinted = ({ sha256 }: Pick<AgreementRecord, 'sha256'>): void => {
  if (sha256 === null) refuse(signaturesErrors.notReady)
}
