import { adminContact } from '@kxo/domain/contacts/paths'
import { contactWords as w } from '@kxo/domain/contacts/words'
import { isRefusal } from '../../../platform/api-error.ts'
import { NoPage } from '../../../platform/no-page.tsx'
import { LinkButton } from '../../../ui/display/button.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'

/** A record that is not there; one merged into another leads to it. */
export function ContactMissing({ error }: { error: unknown }) {
  const { say } = useLanguage()
  const survivorId = isRefusal(error, 'mergedAway') ? error.details.find(({ field }) => field === 'merged_into')?.message : undefined
  if (!survivorId || !(error instanceof Error)) return <NoPage kind="missing" />
  return <Empty page sentence={error.message} act={<LinkButton to={adminContact(Number(survivorId))}>{say(w.open)}</LinkButton>} />
}
