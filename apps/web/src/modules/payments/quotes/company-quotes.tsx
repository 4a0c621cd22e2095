import { RecordQuotes } from './record-quotes.tsx'

/** The quotes of a company, on its record. */
export default function CompanyQuotes({ id }: { id: number }) {
  return <RecordQuotes of={{ company: id }} />
}
