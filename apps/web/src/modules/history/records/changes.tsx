import { historyWords as w } from '@kxo/domain/history/words'
import { Flex } from '@mantine/core'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { type Changed, tellable, useNames } from '../use-names.ts'

const shownChanges = 3

/** The first changes of an act; its dialog tells them all. */
export function Changes({ action, changes: allChanges }: { action: string; changes: readonly Changed[] }) {
  const { say } = useLanguage()
  const { field: fieldName, value } = useNames()
  const changes = tellable(allChanges)
  if (changes.length === 0) return <>–</>
  return (
    <Flex component="ul" direction="column">
      {changes.slice(0, shownChanges).map(({ field, before, after }) => (
        <li key={field}>
          {say(w.changeOf, {
            field: fieldName(field),
            before: value(before, { action, field }),
            after: value(after, { action, field }),
          })}
        </li>
      ))}
      {changes.length > shownChanges ? <li>+ {changes.length - shownChanges}</li> : null}
    </Flex>
  )
}
