import type { Output } from '@kxo/domain/kernel/contract'
import type { ParamName, ParamTab } from '@kxo/domain/tenants/settings/param-places'
import { tenantSheetsContract as contract } from '@kxo/domain/tenants/settings/settings-contract'
import { settingsWords as w } from '@kxo/domain/tenants/words'
import type { ReactNode } from 'react'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import type { TextOrSentence } from '../../../ui/i18n/language.tsx'
import { saveSheet, sheetQuery, useSettled, type Where } from '../settings/settings-api.ts'
import { ParamSections } from './params-form.tsx'
import { SheetFrame } from './sheet-frame.tsx'

export type Section = { title: TextOrSentence; help?: TextOrSentence | undefined; names: readonly ParamName[] }
type Sheet<T extends ParamTab> = Output<(typeof contract)[T]>
type ParamSheetProps<T extends ParamTab> = {
  where: Where
  tab: T
  sections: readonly Section[]
  /** What stands around the form, from the answer. */
  above?: (data: Sheet<T>) => ReactNode
  children?: (data: Sheet<T>) => ReactNode
}

const saves = {
  params: 'saveParams',
  organisation: 'saveOrganisation',
  sending: 'saveSending',
  payment: 'savePayment',
  access: 'saveAccess',
  data: 'saveData',
} as const satisfies Record<ParamTab, keyof typeof contract>

/** A sheet made of parameters. */
export function ParamSheet<T extends ParamTab>({ where, tab, sections, above, children }: ParamSheetProps<T>) {
  return (
    <SheetFrame tab={tab} of={sheetQuery(where, tab)}>
      {(data) => (
        <>
          {above?.(data as Sheet<T>)}
          <ParamForm where={where} tab={tab} sections={sections} data={data} />
          {children?.(data as Sheet<T>)}
        </>
      )}
    </SheetFrame>
  )
}

type ParamFormProps = Pick<ParamSheetProps<ParamTab>, 'where' | 'tab' | 'sections'> & { data: Output<(typeof contract)[ParamTab]> }

function ParamForm({ where, tab, sections, data }: ParamFormProps) {
  const settled = useSettled()
  const { last_change: _, ...values } = data
  const form = useRecordForm({
    schema: contract[saves[tab]].body,
    values,
    save: (body) => saveSheet(where, saves[tab], body),
    onSaved: settled,
  })
  return (
    <Form form={form} submit={w.save}>
      <ParamSections sections={sections} />
    </Form>
  )
}
