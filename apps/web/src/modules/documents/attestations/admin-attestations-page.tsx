import { documentsWords as w } from '@kxo/domain/documents/words'
import { useViewer } from '../../../platform/viewer.ts'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { DocumentList } from '../lists/document-list.tsx'
import { OpenSheets } from '../lists/open-sheets.tsx'
import { proofsListedTogether } from './proofs-listed-together.ts'

/** Every proof of attendance of the tenant. */
export default function AdminAttestationsPage() {
  return (
    <>
      <PageTitle>{w.adminAttestationsTitle}</PageTitle>
      <DocumentList
        name="admin_attestations"
        caption={w.adminAttestationsTitle}
        categories={proofsListedTogether(useViewer())}
        withHours
        isMailed
        act={<OpenSheets />}
        empty={{ sentence: w.noAttestation, help: w.attestationsCome }}
      />
    </>
  )
}
