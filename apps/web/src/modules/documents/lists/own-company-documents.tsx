import { documentsWords as w } from '@kxo/domain/documents/words'
import { DocumentList } from './document-list.tsx'

/** What a referent may see of the documents of their company and of its people. */
export default function OwnCompanyDocuments({ id: company }: { id: number }) {
  return (
    <DocumentList
      name="company_documents"
      caption={w.tab}
      about={{ company }}
      empty={{ sentence: w.noneOnRecord, help: w.comesToCompany }}
    />
  )
}
