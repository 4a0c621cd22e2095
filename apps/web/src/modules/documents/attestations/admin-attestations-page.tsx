import { documentsWords as w } from '@kxo/domain/documents/words'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { DocumentList } from '../lists/document-list.tsx'

/** Every proof of attendance of the tenant. */
export default function AdminAttestationsPage() {
  return (
    <>
      <PageTitle>{w.adminAttestationsTitle}</PageTitle>
      <DocumentList
        name="admin_attestations"
        caption={w.adminAttestationsTitle}
        category="attestation"
        withHours
        empty={{ sentence: w.noAttestation, help: w.attestationsCome }}
      />
    </>
  )
}
