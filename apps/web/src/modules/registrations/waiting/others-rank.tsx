import type { WaitingEntry } from '@kxo/domain/registrations/waiting/waiting-contract'
import { waitingWords as w } from '@kxo/domain/registrations/waiting/waiting-words'
import { useLanguage } from '../../../ui/i18n/language.tsx'

/** Where a person, or a group with its names, stands on the list for whoever asked; the names alone once none of them waits. */
export function OthersRank({ entry: { rank, people } }: { entry: Pick<WaitingEntry, 'rank' | 'people'> }) {
  const { say } = useLanguage()
  const names = people.map(({ name }) => name).join(', ')
  if (rank === null) return names
  if (people.length === 1) return say(w.rankOther, { name: names, rank })
  return (
    <>
      <span>{say(w.rankGroup, { rank })}</span>
      <br />
      {names}
    </>
  )
}
