import { type BulkAct, type BulkSet, type BulkWorkKind, bulkLimits } from '@kxo/domain/contacts/bulk/bulk'
import type { BulkDone } from '@kxo/domain/contacts/bulk/bulk-contract'
import { bulkWords as w } from '@kxo/domain/contacts/bulk/bulk-words'
import { Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useAction } from '../../../ui/feedback/action.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { BulkDialog as BulkDialogFrame } from '../../../ui/overlay/bulk-dialog.tsx'
import { countOf, recordsIn, type Selection } from '../../../ui/table/selection.ts'
import { type ListScope, previewQuery, runBulkAct } from './bulk-api.ts'
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
    ...recordsIn(selection, scope),
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
  /** @returns whether it is done, rather than gone on with as a work */
  const settle = (outcome: Done): boolean => {
    if (outcome.work === null) setDone(outcome)
    else {
      onDone()
      onWork(outcome.work)
    }
    return outcome.work === null
  }
  return (
    <BulkDialogFrame
      title={say(bulkTitles[act], { n: countOf(selection) })}
      preview={preview}
      will={act === 'write' ? w.willWrite : w.willChange}
      left={w.left}
      isReady={isReady}
      apply={act === 'write' ? w.send : w.apply}
      isDanger={act === 'disable'}
      isPending={applying.isPending}
      onApply={() => applying.mutate()}
      report={done ? { said: say(bulkOutcome(done.act), { n: done.changed }), left: done.left } : undefined}
      undo={done?.undo ? <UndoBulk act={done.undo} onDone={(undone) => settle({ ...undone, act: 'undo' })} /> : null}
      onDone={onDone}
      onClose={onClose}
      note={
        preview.data && preview.data.total > bulkLimits.atOnce ? (
          <Text c="dimmed" fz="sm">
            {say(w.longHelp, { n: bulkLimits.atOnce })}
          </Text>
        ) : null
      }
    >
      {act === 'attach' ? <CompanyChoice onChange={setCompany} /> : null}
      {act === 'edit' ? <FieldChoice onChange={setSet} /> : null}
      {act === 'write' ? <MessageFields onChange={setMail} /> : null}
      {help ? (
        <Text c="dimmed" fz="sm">
          {say(help)}
        </Text>
      ) : null}
    </BulkDialogFrame>
  )
}
