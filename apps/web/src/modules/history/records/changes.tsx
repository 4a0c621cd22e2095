import { historyWords as w } from '@kxo/domain/history/words'
import { Flex } from '@mantine/core'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { type Changed, tellable, useNames } from '../use-names.ts'

const shownChanges = 3

/** The first changes of an act; its dialog tells them all. */
export function Changes({ changes: allChanges }: { changes: readonly Changed[] }) {
  const { say } = useLanguage()
  const { field, value } = useNames()
  const changes = tellable(allChanges)
  if (changes.length === 0) return <>–</>
  return (
    <Flex component="ul" direction="column">
      {changes.slice(0, shownChanges).map((change) => (
        <li key={change.field}>
          {say(w.changeOf, { field: field(change.field), before: value(change.before), after: value(change.after) })}
        </li>
      ))}
      {changes.length > shownChanges ? <li>+ {changes.length - shownChanges}</li> : null}
    </Flex>
  )
}
