import type { CodeChannel } from '@kxo/domain/attendance/sent-code/sent-code-contract'
import { agreementConsentVersion } from '@kxo/domain/signatures/agreement-legal'
import { signaturesContract as contract } from '@kxo/domain/signatures/contract'
import { call } from '../../platform/api-client.ts'
import { apiQuery } from '../../platform/api-query.ts'
import type { Signature } from '../../ui/fields/signature-pad.tsx'

export const ownAgreementsQuery = () => apiQuery(contract.own, {})
export const ownAgreementQuery = (id: number) => apiQuery(contract.ownOne, { params: { id } })
/** Has the contract of a registration drawn up, or finds it. */
export const drawUpContract = (registration: number) => call(contract.prepareOwn, { params: { id: registration }, body: {} })
/** Signs the content one read, under the consent shown. */
export const signAgreement = (id: number, revision: number, signature: Signature, code?: string) =>
  call(contract.sign, {
    params: { id },
    body: {
      revision,
      consent_version: agreementConsentVersion,
      ...(code === undefined ? {} : { code }),
      ...(signature.way === 'drawn' ? { drawing: signature.image } : { typed_name: signature.name }),
    },
  })
export const sendAgreementCode = (id: number, by: CodeChannel) => call(contract.sendCode, { params: { id }, body: { by } })
export const refuseAgreement = (id: number, reason: string) => call(contract.refuse, { params: { id }, body: { reason } })
export const withdrawFromAgreement = (id: number) => call(contract.withdraw, { params: { id }, body: {} })
