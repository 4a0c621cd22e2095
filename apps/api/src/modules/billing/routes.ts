import { billingContract } from '@kxo/domain/billing/contract'
import { entityContract } from '@kxo/domain/billing/entity-contract'
import { routes } from '../../platform/serve.ts'
import { archiveEntity, removeEntity, setDefaultEntity } from './arrange-entities.ts'
import { billPdf, billXml } from './bill-pdf.ts'
import { credit } from './credit.ts'
import { changeDraft, draftBill, removeDraft, updateBill } from './draft-bill.ts'
import { readEntityPicture, removeEntityPicture, setEntityPicture } from './entity-picture.ts'
import { issue } from './issue.ts'
import { billTotals, billUsers, listBills, readBill } from './list-bills.ts'
import { listEntities } from './list-entities.ts'
import { changePayerAddress, payerAddress } from './payer-address.ts'
import { sampleBill } from './sample-bill.ts'
import { sendBill } from './send-bill.ts'
import { changeEntity, createEntity } from './write-entity.ts'

export const billingRoutes = [
  routes(billingContract, {
    bills: listBills,
    billTotals,
    bill: readBill,
    draftBill,
    changeDraft,
    removeDraft,
    issueBill: issue,
    creditBill: credit,
    sendBill,
    billPdf,
    billXml,
    billUsers,
    updateBill,
    payerAddress,
    changePayerAddress,
  }),
  routes(entityContract, {
    entities: listEntities,
    createEntity,
    changeEntity,
    setDefaultEntity,
    archiveEntity,
    removeEntity,
    setEntityPicture,
    entityPicture: readEntityPicture,
    removeEntityPicture,
    sampleBill,
  }),
]
