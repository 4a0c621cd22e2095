import type { Output } from '@kxo/domain/kernel/contract'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { tenantSheetsContract as contract } from '@kxo/domain/tenants/settings/settings-contract'
import { type OwnText, ownTexts } from '@kxo/domain/tenants/settings/texts'
import { settingsWords as w } from '@kxo/domain/tenants/words'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { TextareaField } from '../../../ui/fields/textarea-field.tsx'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { saveSheet, sheetQuery, useSettled, type Where } from '../settings/settings-api.ts'
import { Wordings } from '../settings/wordings.tsx'
import { SheetFrame } from './sheet-frame.tsx'

const helps: Partial<Record<OwnText, Sentence>> = {
  pied_page: w.textsHelp,
  welcome: w.welcomeHelp,
  conditions_inscription: w.conditionsHelp,
  reglement_interieur: w.internalRulesHelp,
  event_description: w.standardTextHelp,
  event_outline: w.standardTextHelp,
  event_practical: w.standardTextHelp,
}

type Texts = Output<typeof contract.texts>

export default function TextsSheet({ where }: { where: Where }) {
  return (
    <SheetFrame tab="texts" of={sheetQuery(where, 'texts')}>
      {(data) => <TextsForm where={where} data={data} />}
    </SheetFrame>
  )
}

function TextsForm({ where, data }: { where: Where; data: Texts }) {
  const settled = useSettled()
  const { last_change: _, wordings, ...values } = data
  const form = useRecordForm({
    schema: contract.saveTexts.body,
    values,
    save: (body) => saveSheet(where, 'saveTexts', body),
    onSaved: settled,
  })
  return (
    <>
      <Form form={form} submit={w.save}>
        {ownTexts.map((name) =>
          name === 'texte_bouton_inscription' ? (
            <TextField key={name} name={name} label={w[name]} required={false} maxLength={60} help={w.buttonHelp} />
          ) : (
            <TextareaField
              key={name}
              name={name}
              label={w[name]}
              required={false}
              rows={name === 'pied_page' ? 2 : name === 'welcome' ? 4 : 6}
              maxLength={20_000}
              {...(helps[name] ? { help: helps[name] } : {})}
            />
          ),
        )}
      </Form>
      <Wordings
        where={where}
        wordings={wordings}
        onTake={({ name, content }) => form.setValue(name, content as never, { shouldDirty: true, shouldValidate: true })} // a field of this form
      />
    </>
  )
}
