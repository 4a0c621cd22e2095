import { contactsContract } from '@kxo/domain/contacts/contract'
import { registerManyWords as m } from '@kxo/domain/registrations/bulk/register-many-words'
import { may } from '@kxo/domain/registrations/permissions'
import { registrationWords as w } from '@kxo/domain/registrations/words'
import { useRef, useState } from 'react'
import { call } from '../../../platform/api-client.ts'
import { useViewer } from '../../../platform/viewer.ts'
import { Button } from '../../../ui/display/button.tsx'
import { failureOf } from '../../../ui/feedback/failure.ts'
import { type JobFailure, JobProgress } from '../../../ui/feedback/job-progress.tsx'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { registerPerson } from '../admin-api.ts'
import { RegisterFields, registering } from './register-fields.tsx'

type RegisterManyProps = { ids: readonly number[]; onDone: () => void; onClose: () => void }
type Run = { done: number; failures: readonly JobFailure[]; state: 'running' | 'done' | 'stopped' }

/** Registers people chosen in a list to one event, each in turn: who could not be, and why, is told. */
export default function RegisterManyDialog({ ids, onDone, onClose }: RegisterManyProps) {
  const { actor } = useViewer()
  const { say } = useLanguage()
  const [run, setRun] = useState<Run | null>(null)
  const isStopped = useRef(false)
  const nameOf = async (id: number): Promise<string> => {
    const { first_name, last_name } = await call(contactsContract.get, { params: { id } })
    return `${first_name} ${last_name}`
  }
  const register = async (event: number, isSilent: boolean): Promise<void> => {
    const failures: JobFailure[] = []
    let done = 0
    for (const id of ids) {
      if (isStopped.current) break
      try {
        await registerPerson(event, id, isSilent)
      } catch (error) {
        failures.push({ key: id, name: await nameOf(id).catch(() => String(id)), reason: failureOf(error).sentence })
      }
      done += 1
      setRun({ done, failures: [...failures], state: 'running' })
    }
    setRun({ done, failures, state: isStopped.current ? 'stopped' : 'done' })
  }
  const form = useRecordForm({
    ...registering,
    save: async ({ event, is_silent }) => {
      setRun({ done: 0, failures: [], state: 'running' })
      await register(event, is_silent === true)
    },
  })
  const title = say(m.title, { n: ids.length })
  const end = (): void => {
    isStopped.current = true
    if (run) onDone()
    onClose()
  }
  return (
    <Dialog opened onClose={end} title={title} width={600} closeOnClickOutside={false}>
      {run ? (
        <JobProgress
          title={title}
          state={run.state}
          done={run.done}
          total={ids.length}
          failures={run.failures}
          onStop={() => {
            isStopped.current = true
          }}
        >
          {run.state === 'running' ? null : <Button onClick={end}>{say(m.close)}</Button>}
        </JobProgress>
      ) : (
        <Form form={form} submit={w.register}>
          <p>
            {say(m.help)} {may.follow(actor) ? null : say(m.companyPays)}
          </p>
          <RegisterFields />
        </Form>
      )}
    </Dialog>
  )
}
