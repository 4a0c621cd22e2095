import type { Output } from '@kxo/domain/kernel/contract'
import { appearances } from '@kxo/domain/tenants/appearance/appearance'
import { appearanceWords as a } from '@kxo/domain/tenants/appearance/appearance-words'
import { faintTexts, pairs } from '@kxo/domain/tenants/appearance/colour-pairs'
import type { TenantColours } from '@kxo/domain/tenants/appearance/colours'
import { tenantSheetsContract as contract, settingsContract } from '@kxo/domain/tenants/settings/settings-contract'
import { settingsWords as w } from '@kxo/domain/tenants/words'
import { SimpleGrid } from '@mantine/core'
import { call } from '../../../platform/api-client.ts'
import { Columns } from '../../../ui/display/columns.tsx'
import { ImageField } from '../../../ui/fields/image-field.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Form, FormSection, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { ColourField } from '../appearance/colour-field.tsx'
import { ColourPreview } from '../appearance/colour-preview.tsx'
import { saveSheet, sheetQuery, useSettled, type Where } from '../settings/settings-api.ts'
import { SheetFrame } from './sheet-frame.tsx'

type Identity = Output<typeof contract.identity>
const states = ['primary', 'secondary', 'accent', 'error', 'info', 'success', 'warning'] as const

export default function IdentitySheet({ where }: { where: Where }) {
  return (
    <SheetFrame tab="identity" of={sheetQuery(where, 'identity')} wide>
      {(data) => (
        <>
          {'client' in where ? <Logo client={where.client} where={where} logo={data.logo} /> : null}
          <IdentityForm where={where} data={data} />
        </>
      )}
    </SheetFrame>
  )
}

function Logo({ logo }: { client: string; where: Where; logo: string | null }) {
  const settled = useSettled()
  const { say } = useLanguage()
  return (
    <ImageField
      label={w.logo}
      help={w.logoHelp}
      value={logo === null ? null : { id: 0, name: say(w.logo), preview: logo }}
      onChange={settled}
      upload={async (file, transfer) => {
        const uploaded = await call(settingsContract.uploadLogo, { files: { file } }, { transfer })
        return { id: uploaded.id, name: uploaded.name, preview: uploaded.logo }
      }}
      remove={() => call(settingsContract.removeLogo, {})}
    />
  )
}

function IdentityForm({ where, data }: { where: Where; data: Identity }) {
  const settled = useSettled()
  const { say, locale } = useLanguage()
  const { version, label, colours } = data
  const form = useRecordForm({
    schema: contract.saveIdentity.body,
    values: { version, label, colours },
    save: (body) => saveSheet(where, 'saveIdentity', body),
    onSaved: settled,
  })
  const typed = form.watch('colours') as TenantColours // the form holds what it was given
  const valid = [...Object.values({ ...typed, theme: '#000000', appearance: '#000000' }), ...Object.values(typed.theme)].every((value) =>
    /^#[0-9a-f]{6}$/i.test(value),
  )
  const shown = valid ? typed : colours
  const faint = valid ? faintTexts(typed) : []
  const warningOf = (field: string): string | undefined => {
    const found = faint.find((one) => one.field === field)
    return found && say(w.contrastTooLow, { ratio: found.ratio.toLocaleString(locale, { minimumFractionDigits: 1 }) })
  }
  const fields = (names: readonly (typeof pairs)[number][number][]) =>
    names.map((name) => <ColourField key={name} name={`colours.${name}`} label={w[name]} warning={warningOf(name)} />)
  return (
    <Columns widths="minmax(0, 1fr) 360px" gap="xl">
      <Form form={form} submit={w.save}>
        <TextField name="label" label={w.name} />
        <SelectField
          name="colours.appearance"
          label={a.byDefault}
          help={a.byDefaultHelp}
          options={appearances.map((value) => ({ value, label: a[value] }))}
          required
        />
        <FormSection title={w.adminColours}>
          <SimpleGrid minColWidth="min(220px, 100%)" autoFlow="auto-fit" spacing={20} verticalSpacing={14} style={{ alignItems: 'start' }}>
            {fields(pairs[0])}
          </SimpleGrid>
        </FormSection>
        <FormSection title={w.userColours}>
          <SimpleGrid minColWidth="min(220px, 100%)" autoFlow="auto-fit" spacing={20} verticalSpacing={14} style={{ alignItems: 'start' }}>
            {fields([...pairs[1], ...pairs[2], ...pairs[3]])}
          </SimpleGrid>
        </FormSection>
        <FormSection title={w.stateColours} help={w.stateColoursHelp}>
          <SimpleGrid minColWidth="min(220px, 100%)" autoFlow="auto-fit" spacing={20} verticalSpacing={14} style={{ alignItems: 'start' }}>
            {states.map((name) => (
              <ColourField key={name} name={`colours.theme.${name}`} label={w[name]} />
            ))}
          </SimpleGrid>
        </FormSection>
      </Form>
      <ColourPreview colours={shown} label={data.label} />
    </Columns>
  )
}
