import type { RecordFieldDraft } from '@kxo/domain/fields/field'
import { isMorph, type Morph, morphLabels } from '@kxo/domain/fields/morph'
import { adminCustomField, adminCustomFields } from '@kxo/domain/fields/paths'
import { fieldsWords as w } from '@kxo/domain/fields/words'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { NoPage } from '../../../platform/no-page.tsx'
import { Button } from '../../../ui/display/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import type { RecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useNavigateIfMounted } from '../../../ui/navigation/navigate-if-mounted.ts'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { createField, fieldsQuery } from '../api.ts'
import { FieldForm } from './field-form.tsx'
import { Gallery } from './gallery.tsx'

/** #17: what is asked is chosen from examples, then written. */
export default function NewFieldPage() {
  const { morph } = useParams({ strict: false }) as { morph?: string }
  return isMorph(morph) ? <NewField key={morph} morph={morph} /> : <NoPage kind="missing" />
}

function NewField({ morph }: { morph: Morph }) {
  const { say } = useLanguage()
  useSuspenseQuery(fieldsQuery(morph)) // what the form reads of the others is there before it
  const [draft, setDraft] = useState<RecordFieldDraft | null>(null)
  return (
    <>
      <PageTitle
        above={[{ label: w.list, to: adminCustomFields() }]}
        act={
          draft ? (
            <Button variant="default" onClick={() => setDraft(null)}>
              {say(w.changeType)}
            </Button>
          ) : null
        }
      >
        {say(w.newFor, { morph: morphLabels[morph] })}
      </PageTitle>
      {draft ? <Writing morph={morph} draft={draft} onAnother={() => setDraft(null)} /> : <Gallery morph={morph} onChoose={setDraft} />}
    </>
  )
}

function Writing({ morph, draft, onAnother }: { morph: Morph; draft: RecordFieldDraft; onAnother: () => void }) {
  const { say } = useLanguage()
  const goOn = useNavigateIfMounted()
  const another = useRef(false)
  const { data: others = [] } = useQuery(fieldsQuery(morph))
  const again = (form: RecordForm) => (
    <Button
      variant="default"
      disabled={form.isBusy}
      onClick={() => {
        another.current = true
        void form.submitNow().finally(() => {
          another.current = false
        })
      }}
    >
      {say(w.createAnother)}
    </Button>
  )
  return (
    <FieldForm
      morph={morph}
      draft={draft}
      others={others}
      submit={w.create}
      secondary={again}
      save={(written) => createField(morph, written)}
      onSaved={({ id, label }) => {
        toast.success(say(w.created, { label }))
        if (another.current) onAnother()
        else void goOn(adminCustomField(id))
      }}
    />
  )
}
