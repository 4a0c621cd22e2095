import { documentsWords as w } from '@kxo/domain/documents/words'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { DocumentList } from '../lists/document-list.tsx'

/** The person's certificats de réalisation. */
export default function CertificatesPage() {
  return (
    <>
      <PageTitle>{w.certificatesTitle}</PageTitle>
      <DocumentList
        name="certificates"
        caption={w.certificatesTitle}
        categories={['certificate']}
        user="me"
        withHours
        empty={{ sentence: w.noCertificate, help: w.certificateComes }}
      />
    </>
  )
}
