import { RecordQuotes } from './record-quotes.tsx'

/** The quotes of a person, on their record. */
export default function PersonQuotes({ id }: { id: number }) {
  return <RecordQuotes of={{ user: id }} />
}
