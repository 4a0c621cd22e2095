import { attestations } from '@kxo/domain/documents/paths'
import { documentsWords as w } from '@kxo/domain/documents/words'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { LinkButton } from '../../../ui/display/button.tsx'
import { PdfView } from '../../../ui/display/pdf-view.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { fetchDocument, namedDocumentsQuery } from '../api.ts'

/** One proof, opened in the page; where mails lead. */
export default function AttestationPage() {
  const { say } = useLanguage()
  const { name = '' } = useParams({ strict: false }) as { name?: string }
  const named = useSuspenseQuery(namedDocumentsQuery('attestation', name))
  const [found] = named.data.results
  if (!found)
    return (
      <>
        <PageTitle>{w.attestationsTitle}</PageTitle>
        <Empty
          sentence={w.noAttestation}
          help={w.attestationComes}
          act={<LinkButton to={attestations()}>{say(w.allAttestations)}</LinkButton>}
        />
      </>
    )
  return (
    <>
      <PageTitle above={[{ label: w.attestationsTitle, to: attestations() }]}>{found.name}</PageTitle>
      <PdfView of={found.id} title={found.name} fetch={() => fetchDocument(found.id)} />
    </>
  )
}
