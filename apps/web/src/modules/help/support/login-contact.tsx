import { helpWords as w } from '@kxo/domain/help/words'
import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useViewer } from '../../../platform/viewer.ts'
import { Answered } from '../../../ui/feedback/reading.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import Kit from '../../../ui/theme/kit.tsx'
import { displayedContactQuery } from '../api.ts'
import { ContactLines, isReachable } from './contact-lines.tsx'

/** Whom to call when one cannot come in. */
export default function LoginContact() {
  const { tenant } = useViewer()
  const { say } = useLanguage()
  const answer = useQuery(displayedContactQuery())
  return (
    <Kit>
      <Stack component="section" gap={6} p="xs" className="anywhere" aria-label={say(w.needHelp)} aria-live="polite">
        <Answered of={answer} lines={2}>
          {(read) => (isReachable(read) ? <ContactLines contact={read} /> : <p>{say(w.noContact, { client: tenant.label })}</p>)}
        </Answered>
      </Stack>
    </Kit>
  )
}
