import { documentsWords as w } from '@kxo/domain/documents/words'
import { useViewer } from '../../../platform/viewer.ts'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { DocumentList } from '../lists/document-list.tsx'
import { proofsListedTogether } from './proofs-listed-together.ts'

/** The person's proofs of attendance. */
export default function AttestationsPage() {
  return (
    <>
      <PageTitle>{w.attestationsTitle}</PageTitle>
      <DocumentList
        name="attestations"
        caption={w.attestationsTitle}
        categories={proofsListedTogether(useViewer())}
        user="me"
        withHours
        empty={{ sentence: w.noAttestation, help: w.attestationComes }}
      />
    </>
  )
}
