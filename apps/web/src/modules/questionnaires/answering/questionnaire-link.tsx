import { isSignedIn } from '@kxo/domain/kernel/permissions'
import { ownQuestionnaire } from '@kxo/domain/questionnaires/paths'
import { answeringWords as w } from '@kxo/domain/questionnaires/sending-words'
import { useQuery } from '@tanstack/react-query'
import { hasFeature, useViewer } from '../../../platform/viewer.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { LinkButton } from '../../../ui/plain/button.tsx'
import { waitingQuery } from '../api.ts'

/** The way to what an event waits to hear from the person; nothing while it waits for nothing. */
export default function QuestionnaireLink({ event_id }: { event_id: number }) {
  const viewer = useViewer()
  const { say } = useLanguage()
  const enabled = hasFeature(viewer, 'interactivity') && isSignedIn(viewer.actor)
  const { data = [] } = useQuery({ ...waitingQuery(), enabled })
  // Sent twice, as to a participant who leads too, it is answered on one page.
  const names = new Map(data.filter((one) => one.event_id === event_id).map(({ form, name }) => [form, name]))
  return [...names].map(([form, name]) => (
    <LinkButton key={form} to={ownQuestionnaire(event_id, form)}>
      {names.size > 1 ? say(w.giveOf, { name }) : say(w.give)}
    </LinkButton>
  ))
}
