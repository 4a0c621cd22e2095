import { documentsWords as w } from '@kxo/domain/documents/words'
import { Suspense } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { Loading } from '../../../ui/feedback/states.tsx'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { documentsDependencies } from '../dependencies.ts'
import { DocumentList } from '../lists/document-list.tsx'
import { proofsListedTogether } from './proofs-listed-together.ts'

/** What the person followed this year, and their proofs of attendance. */
export default function AttestationsPage() {
  const { OwnHours } = documentsDependencies()
  return (
    <>
      <PageTitle>{w.attestationsTitle}</PageTitle>
      {OwnHours ? (
        <Suspense fallback={<Loading lines={3} />}>
          <OwnHours />
        </Suspense>
      ) : null}
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
