import { useAddress } from '../../../ui/navigation/address.ts'
import { OwnResult } from './own-result.tsx'
import { OwnResults } from './own-results.tsx'

/** U28: what one took and what it gave, or one attempt in full. */
export default function ResultsPage() {
  const [{ attempt }] = useAddress()
  return attempt ? <OwnResult key={attempt} attempt={Number(attempt)} /> : <OwnResults />
}
