import { partnerKind } from '@kxo/domain/partners/kind'
import { may } from '@kxo/domain/partners/permissions'
import { partnerRecordsContract } from '@kxo/domain/partners/records/record-contract'
import { authorize, found } from '../../../platform/context.ts'
import { routes } from '../../../platform/http/serve.ts'
import { changeBank, readBank } from './bank.ts'
import { changeRecord, createRecord, reactivateRecord, removeRecord, validateRecord } from './change-record.ts'
import { listPartners } from './list-partners.ts'
import { askPaper, depositPaper, readPaper, removePaper } from './papers.ts'
import { getRecord } from './present-record.ts'
import { readPortrait } from './public-partners.ts'

export const partnerRecordsRoutes = routes(partnerRecordsContract, {
  list: listPartners,
  create: createRecord,
  get: async (context, { params }) => {
    authorize(may.seePartners(context.actor))
    const own = context.db.selectFrom('partners').select('id').where('user_id', '=', params.id)
    return getRecord(context, found(await own.where('kind', '=', partnerKind.codeOf(params.kind)).executeTakeFirst()).id)
  },
  change: changeRecord,
  validate: validateRecord,
  remove: removeRecord,
  reactivate: reactivateRecord,
  readBank,
  changeBank,
  readPortrait,
  askPaper,
  depositPaper,
  readPaper,
  removePaper,
})
