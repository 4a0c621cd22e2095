import { adminContact } from '@kxo/domain/contacts/paths'
import { contactWords as w } from '@kxo/domain/contacts/words'
import { isRefusal } from '../../app/api-error.ts'
import { NoPage } from '../../app/no-page.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { useLanguage } from '../../ui/language.tsx'
import { Empty } from '../../ui/states.tsx'

/** A record that is not there; one merged into another leads to it. */
export function ContactMissing({ error }: { error: unknown }) {
  const { say } = useLanguage()
  const kept = isRefusal(error, 'mergedAway') ? error.details.find(({ field }) => field === 'merged_into')?.message : undefined
  if (!kept || !(error instanceof Error)) return <NoPage kind="missing" />
  return <Empty page sentence={error.message} act={<LinkButton to={adminContact(Number(kept))}>{say(w.open)}</LinkButton>} />
}
