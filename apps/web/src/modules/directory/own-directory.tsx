import { directoryContract as contract, type DirectoryChoice } from '@kxo/domain/directory/contract'
import { type DirectoryField, directoryFieldLabels, directoryFields } from '@kxo/domain/directory/field'
import { directoryWords as w } from '@kxo/domain/directory/words'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../app/api-client.ts'
import { useViewer } from '../../app/viewer.ts'
import { Button } from '../../ui/button.tsx'
import { Input } from '../../ui/fields/input.tsx'
import { useLanguage } from '../../ui/language.tsx'
import { Failed, Loading } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.ts'
import { choiceQuery, directoryKey } from './api.ts'
import style from './directory.module.css'
import { Face } from './face.tsx'
import { PersonFacts } from './person-dialog.tsx'

/** What I let the directory show, field by field, and what others see of me (screens-user U25). */
export default function OwnDirectory({ id }: { id: number }) {
  const { tenant } = useViewer()
  const answer = useQuery(choiceQuery(tenant.name, id))
  if (answer.isError) return <Failed error={answer.error} onRetry={() => void answer.refetch()} />
  if (!answer.data) return <Loading lines={8} />
  return <ChoiceForm key={answer.data.version} id={id} choice={answer.data} />
}

function ChoiceForm({ id, choice }: { id: number; choice: DirectoryChoice }) {
  const { tenant } = useViewer()
  const { say } = useLanguage()
  const queries = useQueryClient()
  const [isIn, setIn] = useState(choice.in_annuary)
  const [fields, setFields] = useState<readonly DirectoryField[]>(choice.fields)
  const [presentation, setPresentation] = useState(choice.presentation ?? '')
  const [specialities, setSpecialities] = useState(choice.specialities.join(', '))
  const [busy, setBusy] = useState(false)
  const offered = directoryFields.filter((field) => field !== 'partner' || choice.is_partner)
  const save = async (): Promise<void> => {
    setBusy(true)
    try {
      const said = specialities.split(',').map((text) => text.trim())
      const body = {
        version: choice.version,
        in_annuary: isIn,
        fields: [...fields],
        presentation: presentation.trim() === '' ? null : presentation,
        specialities: said.filter((text) => text !== ''),
      }
      await call(contract.choose, { params: { client: tenant.name, id }, body })
      toast.success(isIn ? w.saved : choice.in_annuary ? w.left : w.saved)
      await queries.invalidateQueries({ queryKey: directoryKey(tenant.name) })
      await queries.invalidateQueries({ queryKey: ['privacy', tenant.name, id] })
    } catch (error) {
      toast.failure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <form
      className={style['own']}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <div className={style['box']}>
        <label className={style['tick']}>
          <input type="checkbox" checked={isIn} onChange={(event) => setIn(event.currentTarget.checked)} />
          <span>{choice.asked}</span>
        </label>
        {choice.consented_at ? <p className={style['muted']}>{say(w.consented, { at: choice.consented_at })}</p> : null}
        <fieldset className={style['fields']} disabled={!isIn}>
          <legend>{say(w.shown)}</legend>
          <p className={style['muted']}>{say(w.shownHelp)}</p>
          {offered.map((field) => (
            <label key={field} className={style['tick']}>
              <input
                type="checkbox"
                checked={fields.includes(field)}
                onChange={(event) =>
                  setFields(event.currentTarget.checked ? [...fields, field] : fields.filter((other) => other !== field))
                }
              />
              <span>{say(directoryFieldLabels[field])}</span>
            </label>
          ))}
        </fieldset>
        <Presentation value={presentation} onChange={setPresentation} />
        <Input
          label={say(w.specialities)}
          value={specialities}
          maxLength={500}
          onChange={(event) => setSpecialities(event.currentTarget.value)}
        />
        <div className={style['acts']}>
          <Button type="submit" loading={busy}>
            {say(w.save)}
          </Button>
        </div>
      </div>
      {choice.in_annuary ? (
        <section className={style['box']} aria-labelledby="seen-title">
          <h2 id="seen-title" className={style['name']}>
            {say(w.preview)}
          </h2>
          <p className={style['head']}>
            <Face entry={choice.entry} audience="network" />
            <strong>
              {choice.entry.first_name} {choice.entry.last_name}
            </strong>
          </p>
          <PersonFacts entry={choice.entry} />
        </section>
      ) : null}
    </form>
  )
}

function Presentation({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const { say } = useLanguage()
  return (
    <label className={style['long']}>
      <span>{say(w.presentation)}</span>
      <textarea rows={4} maxLength={2000} value={value} onChange={(event) => onChange(event.currentTarget.value)} />
    </label>
  )
}
