import type { Form } from '@kxo/domain/forms/contract'
import { formsWords as w } from '@kxo/domain/forms/words'
import { formatDateTime } from '@kxo/domain/kernel/dates'
import { Text } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { Panel, PanelRow } from '../../../ui/display/panel.tsx'
import { bounded } from '../../../ui/feedback/boundary.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { confirm } from '../../../ui/overlay/confirm.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { formQuestionsQuery, restoreVersion, versionsQuery } from '../api.ts'
import type { FormDraft } from '../editing/use-form-draft.ts'
import { DynamicForm } from '../filling/dynamic-form.tsx'

type VersionsTabProps = { form: Form; draft: FormDraft; readOnly: boolean }

/** Every version that was published: who, when, what it asked; a former one may be written again. */
export const VersionsTab = bounded(
  function VersionsTab({ form, draft, readOnly }: VersionsTabProps) {
    const { say, locale, zone } = useLanguage()
    const versions = useSuspenseQuery(versionsQuery(form.id)).data
    const [read, setRead] = useState<number | null>(null)
    const restore = async (number: number): Promise<void> => {
      const isSure = await confirm({ title: say(w.restoreTitle, { n: number }), message: w.restoreHelp, act: w.restore })
      if (isSure && (await draft.run(() => restoreVersion(form.id, draft.version, number)))) toast.success(say(w.restored, { n: number }))
    }
    if (versions.length === 0) return <Empty sentence={say(w.noVersion)} />
    return (
      <>
        <Panel component="ol">
          {versions.map(({ id, number, published_at, by_name, questions, responses }) => (
            <PanelRow key={id}>
              <div style={{ flex: '1 1 260px' }}>
                <Text fw={550}>{say(w.versionNumber, { n: number })}</Text>
                <Text size="sm" c="dimmed">
                  {[formatDateTime(published_at, locale, { zone }), by_name, say(w.questionsAnswers, { questions, responses })]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
              </div>
              <Button variant="default" size="sm" onClick={() => setRead(id)}>
                {say(w.read)}
              </Button>
              {readOnly || (number === form.published && !form.has_draft) ? null : (
                <Button variant="default" size="sm" disabled={draft.dirty} onClick={() => void restore(number)}>
                  {say(w.restore)}
                </Button>
              )}
            </PanelRow>
          ))}
        </Panel>
        <Dialog opened={read !== null} onClose={() => setRead(null)} title={form.name} width={800}>
          {read === null ? null : <VersionRead id={read} />}
        </Dialog>
      </>
    )
  },
  { lines: 4 },
)

const VersionRead = bounded(
  function VersionRead({ id }: { id: number }) {
    const { fields } = useSuspenseQuery(formQuestionsQuery(id)).data
    return <DynamicForm fields={fields} guards={false} submit={null} save={async () => undefined} />
  },
  { lines: 5 },
)
