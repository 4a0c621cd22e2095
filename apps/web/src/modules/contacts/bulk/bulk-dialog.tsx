import { type BulkAct, type BulkSet, type BulkWorkKind, bulkLimits } from '@kxo/domain/contacts/bulk/bulk'
import type { BulkDone } from '@kxo/domain/contacts/bulk/bulk-contract'
import { bulkWords as w } from '@kxo/domain/contacts/bulk/bulk-words'
import { Stack, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { BulkPreview, LeftOut } from '../../../ui/feedback/bulk-preview.tsx'
import { Answered } from '../../../ui/feedback/reading.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { countOf, type Selection } from '../../../ui/table/selection.ts'
import { chosenBy, type ListScope, previewQuery, runBulkAct } from './bulk-api.ts'
import { CompanyChoice, FieldChoice } from './bulk-choices.tsx'
import { bulkOutcome, bulkTitles } from './bulk-titles.ts'
import { UndoBulk } from './bulk-undo.tsx'
import { type BulkMessage, MessageFields } from './message-fields.tsx'

type Props = {
  act: BulkAct
  selection: Selection
  scope: ListScope
  onDone: () => void
  onClose: () => void
  /** The act goes on as a long work. */
  onWork: (id: number) => void
}
type Done = BulkDone & { act: BulkWorkKind }
/** Typing settles before the server is asked who will receive it. */
const settleMs = 400
const helps = {
  write: w.writeHelp,
  validate: w.validateHelp,
  invite: w.inviteHelp,
  attach: w.attachHelp,
  edit: null,
  disable: w.disableHelp,
}

/** An act on many people: what it will do, told by the server before anything is written, then what it did. */
export function BulkDialog({ act, selection, scope, onDone, onClose, onWork }: Props) {
  const { say } = useLanguage()
  const [company, setCompany] = useState<number | null>(null)
  const [set, setSet] = useState<BulkSet>({ is_adherent: true })
  const [mail, setMail] = useState<BulkMessage | null>(null)
  const [foretold] = useDebouncedValue(mail, settleMs)
  const [done, setDone] = useState<Done | null>(null)
  const body = {
    act,
    ...chosenBy(selection, scope),
    ...(act === 'attach' && company !== null && { company }),
    ...(act === 'edit' && { set }),
  }
  const isReady = (act !== 'attach' || company !== null) && (act !== 'write' || (mail !== null && foretold !== null))
  const request = { ...body, ...(mail && { mail }) }
  const applying = useAction({
    mutationFn: () => runBulkAct(request),
    onSuccess: (outcome) => settle({ ...outcome, act }),
  })
  const { reset } = applying
  const words = JSON.stringify(request)
  // Once asked for it may be done: what it would change says nothing more, until something else is asked.
  useEffect(() => reset(), [words, reset])
  const isAhead = isReady && applying.isIdle
  const preview = useQuery(previewQuery({ ...body, ...(foretold && { mail: foretold }) }, isAhead))
  const help = helps[act]
  const end = (): void => {
    if (done) onDone()
    onClose()
  }
  /** @returns whether it is done, rather than gone on with as a work */
  const settle = (outcome: Done): boolean => {
    if (outcome.work === null) setDone(outcome)
    else {
      onDone()
      onWork(outcome.work)
    }
    return outcome.work === null
  }
  const nothing = !isReady || !preview.data || preview.data.changed === 0
  return (
    <Dialog
      opened
      onClose={end}
      title={say(bulkTitles[act], { n: countOf(selection) })}
      width={600}
      acts={
        done ? (
          <>
            {done.undo === null ? null : <UndoBulk act={done.undo} onDone={(undone) => settle({ ...undone, act: 'undo' })} />}
            <Button onClick={end}>{say(w.close)}</Button>
          </>
        ) : (
          <>
            <Button variant="default" onClick={end}>
              {say(w.cancel)}
            </Button>
            <Button
              {...(act === 'disable' ? { variant: 'danger' as const } : {})}
              disabled={nothing}
              loading={applying.isPending}
              onClick={() => applying.mutate()}
            >
              {say(act === 'write' ? w.send : w.apply)}
            </Button>
          </>
        )
      }
    >
      {done ? (
        <>
          <p role="status">{say(bulkOutcome(done.act), { n: done.changed })}</p>
          <LeftOut left={done.left} sentence={w.left} />
        </>
      ) : (
        <Stack gap="md">
          {act === 'attach' ? <CompanyChoice onChange={setCompany} /> : null}
          {act === 'edit' ? <FieldChoice onChange={setSet} /> : null}
          {act === 'write' ? <MessageFields onChange={setMail} /> : null}
          {help ? (
            <Text c="dimmed" fz="sm">
              {say(help)}
            </Text>
          ) : null}
          <Answered of={preview} lines={isReady ? 3 : 0}>
            {(read) => (
              <>
                <BulkPreview preview={read} will={act === 'write' ? w.willWrite : w.willChange} left={w.left} />
                {read.total > bulkLimits.atOnce ? (
                  <Text c="dimmed" fz="sm">
                    {say(w.longHelp, { n: bulkLimits.atOnce })}
                  </Text>
                ) : null}
              </>
            )}
          </Answered>
        </Stack>
      )}
    </Dialog>
  )
}
