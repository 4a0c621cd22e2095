import { type TextOrSentence, useText } from '../i18n/language.tsx'
import { PlainInput } from '../plain/plain-input.tsx'
import { useTypedSearch } from './use-typed-search.ts'

/** What is searched, sent once the typing rests. */
export function SearchBox({ label, value, onChange }: { label: TextOrSentence; value: string; onChange: (text: string) => void }) {
  const text = useText()
  const [typed, setTyped] = useTypedSearch(value, onChange)
  return <PlainInput type="search" label={text(label)} value={typed} onChange={(event) => setTyped(event.target.value)} />
}
