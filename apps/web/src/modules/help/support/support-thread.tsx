import { helpContract, type SupportFile, type SupportRequest } from '@kxo/domain/help/contract'
import { supportKind, supportStatus } from '@kxo/domain/help/status'
import { helpWords as w } from '@kxo/domain/help/words'
import { formatDateTime } from '@kxo/domain/kernel/dates'
import { Flex } from '@mantine/core'
import { IconArrowLeft, IconPaperclip } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { StatusBadge } from '../../../ui/display/badge.tsx'
import { Button } from '../../../ui/display/button.tsx'
import { RichText } from '../../../ui/display/rich-text.tsx'
import { shouldShowError } from '../../../ui/feedback/should-show-error.ts'
import { Failed, Loading } from '../../../ui/feedback/states.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { RichTextField } from '../../../ui/fields/rich-text-field.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { answerSupport, moveSupport, replyToSupport, requestQuery, saveSupportFile, type Thread } from '../api.ts'
import style from '../help.module.css'
import { FileJoiner } from './file-joiner.tsx'

/** A request with its messages, its files, and what can be done: answer, close, open again. */
export function SupportThread({ thread, onBack }: { thread: Thread; onBack: () => void }) {
  const { say } = useLanguage()
  const queries = useQueryClient()
  const answer = useQuery(requestQuery(thread))
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
      {shouldShowError(answer) ? (
        <Failed error={answer.error} onRetry={() => void answer.refetch()} />
      ) : answer.data ? (
        <Conversation request={answer.data} thread={thread} onChange={take} />
      ) : (
        <Loading lines={6} />
      )}
    </Flex>
  )
}

type Told = { request: SupportRequest; thread: Thread; onChange: (request: SupportRequest) => void }

function Conversation({ request, thread, onChange }: Told) {
  const { say, locale, zone } = useLanguage()
  // The form begins anew once it has left, never because another message came.
  const [written, setWritten] = useState(0)
  const left = (changed: SupportRequest): void => {
    setWritten(written + 1)
    onChange(changed)
  }
  const isSolved = request.status === 'solved'
  const move = useMutation({
    mutationFn: () => moveSupport(request.id, isSolved ? 'working' : 'solved'),
    onSuccess: (changed) => {
      toast.success(isSolved ? w.reopened : w.closed)
      onChange(changed)
    },
    onError: toast.failure,
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
        <div className={style['grow']}>
          <h2 className={style['title']}>
            {say(w.number)} {request.id} · {request.subject}
          </h2>
          <p className={style['muted']}>{facts.filter(Boolean).join(' · ')}</p>
        </div>
        <StatusBadge of={supportStatus} is={request.status} />
        {thread.tenant === null ? (
          <Button size="sm" variant="default" loading={move.isPending} onClick={() => move.mutate()}>
            {say(isSolved ? w.reopen : w.close)}
          </Button>
        ) : null}
      </Flex>
      <Flex component="ol" direction="column" gap="sm">
        {request.messages.map((message) => (
          <li key={message.id} className={style['message']} data-vendor={message.is_from_vendor || undefined}>
            <Flex component="p" rowGap={4} columnGap="xs" align="baseline" wrap="wrap">
              <strong>{message.author_name}</strong>
              {message.is_from_vendor ? <span> · {say(w.vendor)}</span> : null}
              <span className={style['muted']}>{formatDateTime(message.created_at, locale, { zone })}</span>
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
          </li>
        ))}
      </Flex>
      <div className={style['panel']}>
        {thread.tenant === null ? (
          <ReplyForm key={written} request={request} onChange={left} />
        ) : (
          <AnswerForm key={written} request={request} tenantId={thread.tenant} onChange={left} />
        )}
      </div>
    </>
  )
}

function ReplyForm({ request, onChange }: Pick<Told, 'request' | 'onChange'>) {
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
      <FileJoiner files={files} onChange={setFiles} />
    </Form>
  )
}

const answerStates = ['working', 'yours', 'solved'] as const

function AnswerForm({ request, tenantId, onChange }: Pick<Told, 'request' | 'onChange'> & { tenantId: number }) {
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
