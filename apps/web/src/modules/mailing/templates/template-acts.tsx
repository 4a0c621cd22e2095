import type { Moment } from '@kxo/domain/mailing/moments/moment'
import { templateWords as w } from '@kxo/domain/mailing/template-words'
import { versionWords as v } from '@kxo/domain/mailing/templates/version-words'
import type { WrittenTemplate } from '@kxo/domain/mailing/templates-contract'
import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { useAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { confirm } from '../../../ui/overlay/confirm.ts'
import { VersionReason } from '../versions/version-reason.tsx'
import { restoreOriginal, rewriteWaiting, saveTemplate, testTemplate } from './templates-api.ts'

type TemplateActsProps = {
  moment: Moment
  written: WrittenTemplate
  record: string | null
  /** The scope has a text of its own in this language. */
  isOwn: boolean
  /** The scope had no text when the page was read. */
  isNew: boolean
  onSaved: () => void
}

/** Saves a version, sends a test to oneself, or goes back to what spoke before. */
export function TemplateActs({ moment, written, record, isOwn, isNew, onSaved }: TemplateActsProps) {
  const { say } = useLanguage()
  const { language, scope, scope_key } = written
  const [reason, setReason] = useState('')
  const act = useAction({
    mutationFn: (work: () => Promise<string>) => work(),
    onSuccess: (sentence) => toast.success(sentence),
    scope: { id: 'mail-template' },
  })
  const save = async (): Promise<string> => {
    const { version, waiting } = await saveTemplate(moment.name, written, { is_new: isNew, reason })
    onSaved()
    setReason('')
    if (waiting === 0) return say(w.saved, { version })
    const agreed = await confirm({
      title: v.applyTitle,
      message: say(v.applyHelp, { count: waiting, version }),
      act: v.apply,
    })
    return agreed ? say(v.applied, { count: await rewriteWaiting(moment.name, written) }) : say(w.saved, { version })
  }
  const test = async (): Promise<string> => {
    await testTemplate(moment.name, { ...written, ...(record !== null && { record }) })
    return say(w.tested)
  }
  const original = async (): Promise<void> => {
    const isWhole = scope === 'tenant'
    const title = isWhole ? w.original : w.withdraw
    if (!(await confirm({ title, message: say(isWhole ? w.originalHelp : w.withdrawHelp), act: title }))) return
    act.mutate(async () => {
      await restoreOriginal(moment.name, language, { scope, scope_key })
      onSaved()
      return say(isWhole ? w.originalDone : w.withdrawn)
    })
  }
  return (
    <Group align="flex-end">
      <VersionReason flex="1 1 100%" value={reason} onChange={setReason} />
      <Button loading={act.isPending} disabled={!written.subject.trim()} onClick={() => act.mutate(save)}>
        {say(w.save)}
      </Button>
      <Button variant="default" loading={act.isPending} onClick={() => act.mutate(test)}>
        {say(w.test)}
      </Button>
      {isOwn ? (
        <Button variant="subtle" onClick={() => void original()}>
          {say(scope === 'tenant' ? w.original : w.withdraw)}
        </Button>
      ) : null}
    </Group>
  )
}
