import { partnersWords as w } from '@kxo/domain/partners/words'
import { useQuery } from '@tanstack/react-query'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { candidatesQuery } from './api.ts'

/** Who may be asked for an event, with what takes them during its slots. */
export function CandidateField({ event_id }: { event_id: number }) {
  const { say } = useLanguage()
  const candidates = useQuery(candidatesQuery(event_id))
  const people = (candidates.data ?? []).map(({ id, full_name: name, busy_with: title }) => ({
    value: id,
    label: title === null ? name : title === '' ? say(w.away, { name }) : say(w.busy, { name, title }),
  }))
  return <SelectField name="user_id" label={w.person} options={people} />
}
