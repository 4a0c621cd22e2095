import { may as mayHelp } from '@kxo/domain/help/permissions'
import { may } from '@kxo/domain/questionnaires/permissions'
import { improvementKind } from '@kxo/domain/questionnaires/plan/kind'
import { planWords as w } from '@kxo/domain/questionnaires/plan/plan-words'
import { Box } from '@mantine/core'
import { useState } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { Button } from '../../../ui/display/button.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { MenuBeside, useBeside } from '../../../ui/overlay/beside.tsx'
import { type ActionSubject, NewActionDialog, type NewKind } from './new-action-dialog.tsx'

/** What may be made of an answer: an action, a task, a complaint in the register. */
export function TreatMenu({ about }: { about: ActionSubject & { asked: string } }) {
  const { say } = useLanguage()
  const { actor } = useViewer()
  const [kind, setKind] = useState<NewKind | null>(null)
  const { button, place } = useBeside('menu', useState(false))
  if (!may.writePlan(actor)) return null
  const acts = [
    { label: w.asAction, run: () => setKind('action') },
    { label: improvementKind.labelOf('task'), run: () => setKind('task') },
    ...(mayHelp.keepComplaints(actor) ? [{ label: w.asComplaint, run: () => setKind('complaint') }] : []),
  ]
  return (
    <Box flex="none">
      <Button {...button} size="sm" variant="subtle" aria-label={say(w.treatOf, { question: about.asked })}>
        {say(w.treat)}
      </Button>
      <MenuBeside {...place} acts={acts} />
      {kind === null ? null : <NewActionDialog kind={kind} about={about} onClose={() => setKind(null)} />}
    </Box>
  )
}
