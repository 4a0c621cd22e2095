import { may } from '@kxo/domain/billing/permissions'
import type { RecordSubject } from '../fields/index.ts'
import { findBill } from './queries.ts'

/** Bills bear fields of the tenant, kept beside them: what is issued never changes for one. */
export const billSubject: RecordSubject = {
  morph: 'Bill',
  async rightsOn({ db, actor }, id) {
    const bill = await findBill(db, id)
    return bill && { read: may.invoice(actor), write: may.invoice(actor) }
  },
}
