import { type Consent, type ConsentState, privacyContract as contract } from '@kxo/domain/privacy/contract'
import { may } from '@kxo/domain/privacy/permissions'
import { privacyWords as w } from '@kxo/domain/privacy/words'
import { consentLabels, consentSourceLabels } from '@kxo/domain/traces/consent'
import { Flex, Group, Stack, Text, Title } from '@mantine/core'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../platform/api-client.ts'
import { useViewer } from '../../platform/viewer.ts'
import { Button } from '../../ui/display/button.tsx'
import { Panel } from '../../ui/display/panel.tsx'
import { useAction } from '../../ui/feedback/action.ts'
import { bounded } from '../../ui/feedback/boundary.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { AnswerBadge } from './answer-badge.tsx'
import { consentsQuery } from './api.ts'
import { ConsentHistory } from './consent-history.tsx'
import { type Answering, NoteDialog } from './note-dialog.tsx'

/** What a person agreed to or refused, channel by channel, with the words they read; every answer is kept (PRV-03). */
export const ConsentList = bounded(
  function ConsentList({ id, isOwn }: { id: number; isOwn: boolean }) {
    const { actor } = useViewer()
    const { say } = useLanguage()
    const queries = useQueryClient()
    const [answering, setAnswering] = useState<Answering | null>(null)
    const answer = useSuspenseQuery(consentsQuery(id))
    // One at a time, in the order they were given: each tells all the channels as they then are.
    const giving = useAction({
      scope: { id: `consents ${id}` },
      networkMode: 'always',
      mutationFn: ({ choice, note }: { choice: Answering; note?: string }) =>
        call(contract.giveConsent, { params: { id }, body: { ...choice, note } }),
      onSuccess: async (saved, { choice }) => {
        queries.setQueryData(consentsQuery(id).queryKey, saved)
        toast.success(w.saved)
        setAnswering((shown) => (shown === choice ? null : shown))
      },
    })
    const { channels, history } = answer.data
    const mayAnswer = may.recordConsent(actor, { user_id: id })
    return (
      <Panel component="section" gap="sm" py={20} px="lg" aria-labelledby="consents-title">
        <Title id="consents-title" order={2} fz="lg" fw={600}>
          {say(w.consentsTab)}
        </Title>
        <Text c="dimmed" fz="sm">
          {say(isOwn ? w.consentsHelp : w.consentsAdminHelp)}
        </Text>
        <Flex component="ul" direction="column">
          {channels.map((state) => (
            <Channel
              key={state.channel}
              state={state}
              mayAnswer={mayAnswer}
              onAnswer={(is_given) => {
                const choice = { channel: state.channel, is_given }
                if (isOwn) giving.mutate({ choice })
                else setAnswering(choice)
              }}
            />
          ))}
        </Flex>
        <ConsentHistory history={history} />
        {answering ? (
          <NoteDialog
            answering={answering}
            onSave={(note) => giving.mutateAsync({ choice: answering, note })}
            onClose={() => setAnswering(null)}
          />
        ) : null}
      </Panel>
    )
  },
  { lines: 8 },
)

function Channel({ state, mayAnswer, onAnswer }: { state: ConsentState; mayAnswer: boolean; onAnswer: (is_given: boolean) => void }) {
  const { say } = useLanguage()
  const { channel, asked, answer } = state
  const label = say(consentLabels[channel])
  return (
    <Flex component="li" rowGap="xs" columnGap="lg" align="center" wrap="wrap" py={14} className="line-above">
      <Stack gap={4} flex="1 1 320px" miw={0}>
        <Flex component="p" rowGap={4} columnGap={10} align="center" wrap="wrap" fw={550}>
          {label} <AnswerBadge answer={answer} />
        </Flex>
        <Text c="dimmed" fz="sm">
          {asked}
        </Text>
        {answer ? <Since answer={answer} /> : null}
      </Stack>
      {mayAnswer ? (
        <Group gap="xs" align="stretch">
          <Button
            variant="default"
            size="sm"
            disabled={answer?.is_given === true}
            aria-label={say(w.acceptNamed, { channel: label })}
            onClick={() => onAnswer(true)}
          >
            {say(w.accept)}
          </Button>
          <Button
            variant="default"
            size="sm"
            disabled={answer?.is_given === false}
            aria-label={say(w.refuseNamed, { channel: label })}
            onClick={() => onAnswer(false)}
          >
            {say(w.refuse)}
          </Button>
        </Group>
      ) : null}
    </Flex>
  )
}

function Since({ answer: { at, source, by_name } }: { answer: Consent }) {
  const { say } = useLanguage()
  const values = { at, source: consentSourceLabels[source] }
  return (
    <Text c="dimmed" fz="sm" className="figures">
      {by_name === null ? say(w.since, values) : say(w.sinceBy, { ...values, by: by_name })}
    </Text>
  )
}
