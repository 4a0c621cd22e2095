import type { EventRecord } from '@kxo/domain/events/contract'
import { AgreementList } from './agreement-list.tsx'
import { ToPrepare } from './to-prepare.tsx'

/** The agreements of one training: those to prepare, then the others. */
export default function EventAgreements({ event: { id } }: { event: EventRecord }) {
  return (
    <>
      <ToPrepare scope={{ event: id }} />
      <AgreementList name="contracts_of_event" scope={{ event: id }} />
    </>
  )
}
