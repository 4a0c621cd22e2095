import { documentsWords as w } from '@kxo/domain/documents/words'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { DocumentList } from '../lists/document-list.tsx'

/** The person's proofs of attendance. */
export default function AttestationsPage() {
  return (
    <>
      <PageTitle>{w.attestationsTitle}</PageTitle>
      <DocumentList
        name="attestations"
        caption={w.attestationsTitle}
        category="attestation"
        user="me"
        withHours
        empty={{ sentence: w.noAttestation, help: w.attestationComes }}
      />
    </>
  )
}
