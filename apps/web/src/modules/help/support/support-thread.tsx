import { helpContract, type SupportFile, type SupportRequest, supportUpload } from '@kxo/domain/help/contract'
import { supportKind, supportStatus } from '@kxo/domain/help/status'
import { helpWords as w } from '@kxo/domain/help/words'
import { formatDateTime } from '@kxo/domain/kernel/dates'
import { Box, Flex, Text, Title } from '@mantine/core'
import { IconArrowLeft, IconPaperclip } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { StatusBadge } from '../../../ui/display/badge.tsx'
import { Button } from '../../../ui/display/button.tsx'
import { Panel } from '../../../ui/display/panel.tsx'
import { RichText } from '../../../ui/display/rich-text.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { Reading } from '../../../ui/feedback/reading.tsx'

import { toast } from '../../../ui/feedback/toast.ts'
import { RichTextField } from '../../../ui/fields/rich-text-field.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { answerSupport, moveSupport, replyToSupport, requestQuery, saveSupportFile, sendSupportFile, type Thread } from '../api.ts'
import { FileJoiner } from './file-joiner.tsx'

/** A request with its messages, its files, and what can be done: answer, close, open again. */
export function SupportThread({ thread, onBack }: { thread: Thread; onBack: () => void }) {
  const { say } = useLanguage()
  const queries = useQueryClient()
  const take = (request: SupportRequest): void => {
    queries.setQueryData(requestQuery(thread).queryKey, request)
  }
  return (
    <Flex component="section" direction="column" gap="md" maw={860} aria-label={say(w.thread)}>
      <div>
        <Button size="sm" variant="subtle" icon={<IconArrowLeft size={16} />} onClick={onBack}>
          {say(w.back)}
        </Button>
      </div>
      <Reading of={requestQuery(thread)} lines={6}>
        {(request) => <Conversation request={request} thread={thread} onChange={take} />}
      </Reading>
    </Flex>
  )
}

type ConversationProps = { request: SupportRequest; thread: Thread; onChange: (request: SupportRequest) => void }

function Conversation({ request, thread, onChange }: ConversationProps) {
  const { say, locale, zone } = useLanguage()
  // The form begins anew once it has left, never because another message came.
  const [written, setWritten] = useState(0)
  const left = (changed: SupportRequest): void => {
    setWritten(written + 1)
    onChange(changed)
  }
  const isSolved = request.status === 'solved'
  const move = useAction({
    mutationFn: () => moveSupport(request.id, isSolved ? 'working' : 'solved'),
    onSuccess: (changed) => {
      toast.success(isSolved ? w.reopened : w.closed)
      onChange(changed)
    },
  })
  const facts = [
    thread.tenant === null ? null : request.tenant_name,
    say(supportKind.labelOf(request.kind)),
    request.page,
    request.incident,
  ]
  return (
    <>
      <Flex component="header" rowGap="xs" columnGap="sm" align="center" wrap="wrap">
        <Box flex="1 1 240px" miw={0}>
          <Title order={2} fz="lg" fw={600} className="anywhere">
            {say(w.number)} {request.id} · {request.subject}
          </Title>
          <Text c="dimmed" fz="sm">
            {facts.filter(Boolean).join(' · ')}
          </Text>
        </Box>
        <StatusBadge of={supportStatus} is={request.status} />
        {thread.tenant === null ? (
          <Button size="sm" variant="default" loading={move.isPending} onClick={() => move.mutate()}>
            {say(isSolved ? w.reopen : w.close)}
          </Button>
        ) : null}
      </Flex>
      <Flex component="ol" direction="column" gap="sm">
        {request.messages.map((message) => (
          <Panel
            component="li"
            key={message.id}
            gap="xs"
            p="md"
            align="flex-start"
            {...(message.is_from_vendor ? { bg: 'var(--k-subtle)', style: { borderInlineStart: '4px solid var(--k-primary)' } } : {})}
          >
            <Flex component="p" rowGap={4} columnGap="xs" align="baseline" wrap="wrap">
              <strong>{message.author_name}</strong>
              {message.is_from_vendor ? <span> · {say(w.vendor)}</span> : null}
              <Text span c="dimmed" fz="sm">
                {formatDateTime(message.created_at, locale, { zone })}
              </Text>
            </Flex>
            <RichText document={message.body} />
            {message.files.map((file) => (
              <Button
                key={file.id}
                size="sm"
                variant="subtle"
                icon={<IconPaperclip size={16} />}
                onClick={() => void saveSupportFile(request.tenant, request.id, file.id).catch(toast.failure)}
              >
                {file.name}
              </Button>
            ))}
          </Panel>
        ))}
      </Flex>
      <Panel p="lg" gap="md" maw={860}>
        {thread.tenant === null ? (
          <ReplyForm key={written} request={request} onChange={left} />
        ) : (
          <AnswerForm key={written} request={request} tenantId={thread.tenant} onChange={left} />
        )}
      </Panel>
    </>
  )
}

function ReplyForm({ request, onChange }: Pick<ConversationProps, 'request' | 'onChange'>) {
  const [files, setFiles] = useState<readonly SupportFile[]>([])
  const form = useRecordForm({
    schema: helpContract.reply.body,
    values: { body: null },
    save: ({ body }) => replyToSupport(request.id, { body, files: files.map(({ id }) => id) }),
    onSaved: (changed) => {
      toast.success(w.replied)
      onChange(changed)
    },
  })
  return (
    <Form form={form} submit={w.reply}>
      <RichTextField name="body" label={w.answer} help={w.messageHelp} />
      <FileJoiner files={files} onChange={setFiles} accept={supportUpload.accept} upload={sendSupportFile} />
    </Form>
  )
}

const answerStates = ['working', 'yours', 'solved'] as const

function AnswerForm({ request, tenantId, onChange }: Pick<ConversationProps, 'request' | 'onChange'> & { tenantId: number }) {
  const form = useRecordForm({
    schema: helpContract.answer.body,
    values: { body: null, status: 'yours' },
    save: (body) => answerSupport(tenantId, request.id, body),
    onSaved: (changed) => {
      toast.success(w.replied)
      onChange(changed)
    },
  })
  return (
    <Form form={form} submit={w.reply}>
      <RichTextField name="body" label={w.answer} />
      <SelectField
        name="status"
        label={w.thenState}
        options={answerStates.map((value) => ({ value, label: supportStatus.labelOf(value) }))}
        required
      />
    </Form>
  )
}
