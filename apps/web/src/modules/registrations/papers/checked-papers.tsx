import { papersWords as w } from '@kxo/domain/registrations/papers/papers-words'
import type { RegistrationPaper } from '@kxo/domain/registrations/papers/registration-papers-contract'
import { registrationWords } from '@kxo/domain/registrations/words'
import { Group, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { runAction, useAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { uiMessages } from '../../../ui/feedback/ui-messages.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { uiWords } from '../../../ui/i18n/words.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { AcceptDialog } from './accept-dialog.tsx'
import { PaperBadge } from './paper-badge.tsx'
import { decidePaper, openPaper, renewPaper } from './papers-api.ts'
import { ProvidedBefore } from './provided-before.tsx'

type CheckedPapersProps = { registration: number; papers: readonly RegistrationPaper[]; mayDecide: boolean }

/** Papers asked of a person, as who follows registrations reads, accepts and refuses them. */
export function CheckedPapers({ registration, papers, mayDecide }: CheckedPapersProps) {
  const { say } = useLanguage()
  const [refused, setRefused] = useState<RegistrationPaper | null>(null)
  const [accepted, setAccepted] = useState<RegistrationPaper | null>(null)
  const accept = ({ id, name }: RegistrationPaper) =>
    runAction(() => decidePaper(registration, id, { is_accepted: true }), say(w.nowAccepted, { name }))
  const renew = ({ id, name }: RegistrationPaper) => runAction(() => renewPaper(registration, id), say(w.renewed, { name }))
  return (
    <Stack component="ul" gap="xs" p={0} m={0} style={{ listStyle: 'none' }} aria-label={say(w.asked)}>
      {papers.map((paper) => (
        <li key={paper.id}>
          <Group gap="xs">
            <Text size="sm" fw={550}>
              {paper.name}
            </Text>
            <PaperBadge {...paper} />
            {paper.status ? (
              <Button
                variant="subtle"
                size="sm"
                aria-label={say(w.downloadOf, { name: paper.name })}
                onClick={() => void runAction(() => openPaper(registration, paper.id))}
              >
                {say(uiMessages.download)}
              </Button>
            ) : null}
          </Group>
          {paper.status === 'validated' ? <ProvidedBefore paper={paper} /> : null}
          {paper.status === 'rejected' && paper.reason ? (
            <Text size="xs" c="dimmed">
              {say(w.refusedBecause, { reason: paper.reason })}
            </Text>
          ) : null}
          {mayDecide && (paper.status === 'toValidate' || paper.provided_for !== null) ? (
            <Group gap="xs" mt={4}>
              {paper.status === 'toValidate' ? (
                <>
                  <Button variant="default" size="sm" aria-label={say(w.acceptOf, { name: paper.name })} onClick={() => void accept(paper)}>
                    {say(w.accept)}
                  </Button>
                  <Button
                    variant="default"
                    size="sm"
                    aria-label={say(w.acceptUntilOf, { name: paper.name })}
                    onClick={() => setAccepted(paper)}
                  >
                    {say(w.acceptUntil)}
                  </Button>
                  <Button variant="default" size="sm" aria-label={say(w.refuseOf, { name: paper.name })} onClick={() => setRefused(paper)}>
                    {say(w.refuse)}
                  </Button>
                </>
              ) : null}
              {paper.provided_for !== null ? (
                <Button variant="default" size="sm" aria-label={say(w.renewOf, { name: paper.name })} onClick={() => void renew(paper)}>
                  {say(w.renew)}
                </Button>
              ) : null}
            </Group>
          ) : null}
        </li>
      ))}
      {refused ? <RefuseDialog registration={registration} paper={refused} onClose={() => setRefused(null)} /> : null}
      {accepted ? <AcceptDialog registration={registration} paper={accepted} onClose={() => setAccepted(null)} /> : null}
    </Stack>
  )
}

type RefuseDialogProps = { registration: number; paper: Pick<RegistrationPaper, 'id' | 'name'>; onClose: () => void }

/** Asks why a paper is refused. */
export function RefuseDialog({ registration, paper, onClose }: RefuseDialogProps) {
  const { say } = useLanguage()
  const [reason, setReason] = useState('')
  const refuse = useAction({
    mutationFn: () => decidePaper(registration, paper.id, { is_accepted: false, reason: reason.trim() }),
    onSuccess: () => {
      toast.success(say(w.nowRefused, { name: paper.name }))
      onClose()
    },
  })
  return (
    <Dialog
      opened
      onClose={onClose}
      title={say(w.refuseTitle, { name: paper.name })}
      acts={
        <>
          <Button variant="default" onClick={onClose}>
            {say(uiWords.cancel)}
          </Button>
          <Button variant="danger" loading={refuse.isPending} disabled={reason.trim() === ''} onClick={() => refuse.mutate()}>
            {say(w.refuse)}
          </Button>
        </>
      }
    >
      <TextInput
        label={say(registrationWords.reason)}
        description={say(w.refuseHelp)}
        withAsterisk
        maxLength={500}
        value={reason}
        data-autofocus
        onChange={(change) => setReason(change.currentTarget.value)}
      />
    </Dialog>
  )
}
