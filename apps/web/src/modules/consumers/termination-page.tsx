import { consumersWords as w } from '@kxo/domain/consumers/words'
import { Ending } from './ending.tsx'

/** PRV-53: the end of a contract, in every footer of a tenant that sells to consumers. */
export default function TerminationPage() {
  return <Ending kind="termination" help={w.terminationHelp} recap={w.terminationRecap} />
}
