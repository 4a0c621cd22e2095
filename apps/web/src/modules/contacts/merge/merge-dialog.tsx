import { mergeWords as m } from '@kxo/domain/contacts/merge/merge-words'
import type { MergePreview } from '@kxo/domain/contacts/merge/merges-contract'
import { type MergedField, mergedFields, proposedSource } from '@kxo/domain/contacts/merge/merging'
import { adminContact } from '@kxo/domain/contacts/paths'
import { formatDate } from '@kxo/domain/kernel/dates'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { shouldShowError } from '../../../ui/feedback/should-show-error.ts'
import { Failed, Loading } from '../../../ui/feedback/states.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useNavigateIfMounted } from '../../../ui/navigation/navigate-if-mounted.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { useNativeLabel } from '../../fields/index.ts'
import { mergeContacts, mergePreviewQuery } from '../api.ts'
import { fieldLabels, nameOfValue } from '../contact/contact-fields.ts'
import style from '../contacts.module.css'
import { useUndoMerge } from './use-undo-merge.ts'

/** Makes several records one, field by field, knowing what follows. */
export function MergeDialog({ ids, onClose }: { ids: readonly number[]; onClose: () => void }) {
  const { say } = useLanguage()
  const answer = useQuery(mergePreviewQuery(ids))
  return (
    <Dialog opened onClose={onClose} title={say(m.title, { n: ids.length })} width={800}>
      {shouldShowError(answer) ? (
        <Failed error={answer.error} onRetry={() => void answer.refetch()} />
      ) : answer.data ? (
        <Choosing preview={answer.data} onClose={onClose} />
      ) : (
        <Loading lines={6} />
      )}
    </Dialog>
  )
}

type Person = MergePreview['people'][number]
const nameOf = ({ first_name, last_name }: Person): string => `${first_name} ${last_name}`
const shownBy: Partial<Record<MergedField, keyof Person>> = { company: 'company_name', manager: 'manager_name', region: 'region_name' }

function Choosing({ preview, onClose }: { preview: MergePreview; onClose: () => void }) {
  const { people, twice, admins } = preview
  const { say, locale, zone } = useLanguage()
  const labelOf = useNativeLabel('User')
  const goOn = useNavigateIfMounted()
  const undo = useUndoMerge()
  const [kept, setKept] = useState(admins[0] ?? people[0]!.id)
  const [chosen, setChosen] = useState<Partial<Record<MergedField, number>>>({})
  const [isBusy, setBusy] = useState(false)
  const sourceOf = (field: MergedField): number => chosen[field] ?? proposedSource(people, kept, field)
  const valueOf = (person: Person, field: MergedField): string => {
    const value = person[shownBy[field] ?? field]
    if (value === null || value === '') return say(m.empty)
    const named = nameOfValue(field, value)
    return named ? say(named) : String(value)
  }
  const differing = mergedFields.filter((field) => new Set(people.map((person) => String(person[field] ?? ''))).size > 1)
  const isAdminLost = admins.some((id) => id !== kept)

  const merge = async (): Promise<void> => {
    setBusy(true)
    try {
      const from = Object.fromEntries(differing.map((field) => [field, sourceOf(field)]))
      const ids = people.map(({ id }) => id)
      const { id, contact } = await mergeContacts(kept, ids, from)
      toast.success(say(m.done, { name: `${contact.first_name} ${contact.last_name}` }), { label: m.undo, run: () => undo(id) })
      onClose()
      await goOn(adminContact(kept))
    } catch (error) {
      toast.failure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={style['merge']}>
      <fieldset className={style['choice']}>
        <legend>{say(m.keep)}</legend>
        <p className={style['muted']}>{say(m.keepHelp)}</p>
        {people.map((person) => (
          <Option
            key={person.id}
            group="kept"
            isChosen={kept === person.id}
            onChoose={() => {
              setKept(person.id)
              setChosen({})
            }}
            label={nameOf(person)}
            detail={[person.mail, person.company_name, say(m.created, { day: formatDate(person.created_at, locale, { zone }) })]
              .filter(Boolean)
              .join(' · ')}
          />
        ))}
      </fieldset>
      {differing.length === 0 ? <p className={style['muted']}>{say(m.sameEverywhere)}</p> : null}
      {differing.map((field) => (
        <fieldset key={field} className={style['choice']}>
          <legend>{labelOf(field, fieldLabels[field])}</legend>
          <div className={style['options']}>
            {people.map((person) => (
              <Option
                key={person.id}
                group={field}
                isChosen={sourceOf(field) === person.id}
                onChoose={() => setChosen({ ...chosen, [field]: person.id })}
                label={valueOf(person, field)}
                detail={nameOf(person)}
              />
            ))}
          </div>
        </fieldset>
      ))}
      <p className={style['muted']}>
        {say(m.follow, { registrations: preview.registrations, bills: preview.bills, documents: preview.documents, tasks: preview.tasks })}
      </p>
      {twice.length > 0 ? (
        <p role="alert" className={style['notice']}>
          {say(m.twice, { events: twice.join(', ') })}
        </p>
      ) : null}
      {isAdminLost ? (
        <p role="alert" className={style['notice']}>
          {say(m.adminKept)}
        </p>
      ) : null}
      <div className={style['mergeActs']}>
        <Button onClick={() => void merge()} loading={isBusy} disabled={twice.length > 0 || isAdminLost}>
          {say(m.merge)}
        </Button>
      </div>
    </div>
  )
}

type OptionProps = { group: string; isChosen: boolean; onChoose: () => void; label: string; detail: string }

const Option = ({ group, isChosen, onChoose, label, detail }: OptionProps) => (
  <label className={style['option']} data-chosen={isChosen || undefined}>
    <input type="radio" name={`merge-${group}`} checked={isChosen} onChange={onChoose} />
    <span>{label}</span>
    <span className={style['optionDetail']}>{detail}</span>
  </label>
)
