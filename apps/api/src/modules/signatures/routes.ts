import { signaturesContract } from '@kxo/domain/signatures/contract'
import { routes } from '../../platform/http/serve.ts'
import { listAgreements } from './list-agreements.ts'
import { changeAgreement } from './preparing/change-agreement.ts'
import { listMissing } from './preparing/missing.ts'
import { prepare } from './preparing/prepare.ts'
import { prepareOwn } from './preparing/prepare-own.ts'
import { readAgreementFile } from './printing/read-file.ts'
import { readAgreement } from './read-agreement.ts'
import { remind } from './requesting/remind.ts'
import { requestSignature } from './requesting/request-signature.ts'
import { attachPaper } from './signing/attach-paper.ts'
import { listOwn, readOwn } from './signing/list-own.ts'
import { sendAgreementCode } from './signing/prove-signatory.ts'
import { cancelAgreement, refuseSignature } from './signing/refuse-signature.ts'
import { sign } from './signing/sign.ts'
import { recordWithdrawal, withdraw } from './withdrawing/withdraw.ts'

export const signaturesRoutes = routes(signaturesContract, {
  list: listAgreements,
  missing: listMissing,
  prepare,
  read: readAgreement,
  change: changeAgreement,
  file: readAgreementFile,
  request: requestSignature,
  remind,
  cancel: cancelAgreement,
  attachPaper,
  recordWithdrawal,
  own: listOwn,
  ownOne: readOwn,
  prepareOwn,
  sendCode: sendAgreementCode,
  sign,
  refuse: refuseSignature,
  withdraw,
})
