import { upcomingWords as w } from '@kxo/domain/mailing/template-words'
import { Group, SegmentedControl, Stack } from '@mantine/core'
import { useState } from 'react'
import { Empty } from '../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { ExplainedMails } from './explained-mails.tsx'
import { UpcomingMails } from './upcoming-mails.tsx'
import { type Whom, WhomChoice } from './whom-choice.tsx'

const explained = 'explain'

/** What will leave, for everybody or for one; and what became of each message for one person or one event. */
export function UpcomingTab() {
  const { say } = useLanguage()
  const [search, change] = useAddress()
  const [whom, setWhom] = useState<Whom | null>(null)
  const isExplaining = search['view'] === explained
  return (
    <Stack>
      <Group align="flex-end">
        <SegmentedControl
          aria-label={say(w.view)}
          value={isExplaining ? explained : 'plan'}
          data={[
            { value: 'plan', label: say(w.planOnly) },
            { value: explained, label: say(w.explain) },
          ]}
          onChange={(view) => change({ view: view === explained ? view : undefined })}
        />
        <WhomChoice whom={whom} isRequired={isExplaining} onChange={setWhom} />
      </Group>
      {isExplaining ? (
        whom ? (
          <ExplainedMails user={whom.user} event={whom.event} />
        ) : (
          <Empty sentence={w.chooseWhom} help={w.chooseWhomHelp} />
        )
      ) : (
        <UpcomingMails key={`${whom?.user} ${whom?.event}`} user={whom?.user} event={whom?.event} />
      )}
    </Stack>
  )
}
