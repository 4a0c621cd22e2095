import type { vendorRequests } from '@kxo/domain/tenants/settings/settings-contract'
import { settingsContract } from '@kxo/domain/tenants/settings/settings-contract'
import { settingsWords as w } from '@kxo/domain/tenants/words'
import { useState } from 'react'
import { call } from '../../../platform/api-client.ts'
import { Button } from '../../../ui/display/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { TextareaField } from '../../../ui/fields/textarea-field.tsx'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'

type About = (typeof vendorRequests)[number]
const titles = { limits: w.askLimits, formula: w.askFormula, termination: w.askTermination } as const

/** A button that asks the vendor something; an acknowledgement follows by mail. */
export function AskVendor({ client, about }: { client: string; about: About }) {
  const { say } = useLanguage()
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button variant="default" aria-haspopup="dialog" onClick={() => setOpened(true)}>
        {say(titles[about])}
      </Button>
      {opened ? <AskDialog client={client} about={about} onClose={() => setOpened(false)} /> : null}
    </>
  )
}

function AskDialog({ about, onClose }: { client: string; about: About; onClose: () => void }) {
  const { say } = useLanguage()
  const form = useRecordForm({
    schema: settingsContract.askVendor.body,
    values: { about, message: '' },
    save: (body) => call(settingsContract.askVendor, { body }),
    onSaved: () => {
      toast.success(w.sent)
      onClose()
    },
  })
  return (
    <Dialog opened onClose={onClose} title={titles[about]}>
      <p>{say(about === 'termination' ? w.askTerminationHelp : w.askHelp)}</p>
      <Form form={form} submit={w.send}>
        <TextareaField name="message" label={w.message} rows={4} maxLength={2000} />
      </Form>
    </Dialog>
  )
}
