import type { CompanyFlag } from '@kxo/domain/companies/company-shape'
import { type BulkReport, type CompanyKind, companiesContract as contract } from '@kxo/domain/companies/contract'
import { companyWords as w } from '@kxo/domain/companies/words'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { call } from '../../app/api-client.ts'
import { useViewer } from '../../app/viewer.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { Form, useRecordForm } from '../../ui/form.tsx'
import { type Said, useLanguage } from '../../ui/language.tsx'
import { countOf, type Selection } from '../../ui/selection.ts'
import { toast } from '../../ui/toast.ts'
import { regionChoicesQuery } from '../regions/index.ts'
import { companiesKey, managersQuery } from './api.ts'
import style from './companies.module.css'
import { flagLabels, flagsOf } from './flags.ts'

type Props = { kind: CompanyKind | undefined; selection: Selection; onDone: () => void; onClose: () => void }
const asked = z.object({ field: z.string(), value: z.string() })
const nothing = 'none'
const numberOf = (value: string): number | null => (value === nothing ? null : Number(value))

const flagValues = [
  { value: 'true', label: w.yes },
  { value: 'false', label: w.no },
]

/** One field of many companies at once, then what was changed and what was left, and why. */
export function BulkDialog({ kind, selection, onDone, onClose }: Props) {
  const { tenant } = useViewer()
  const { say } = useLanguage()
  const queries = useQueryClient()
  const managers = useQuery(managersQuery(tenant.name)).data?.managers ?? []
  const hasRegions = tenant.params.region_response !== ''
  const regions = useQuery({ ...regionChoicesQuery(tenant.name), enabled: hasRegions }).data ?? []
  const [report, setReport] = useState<BulkReport | null>(null)
  const [undone, setUndone] = useState<{ restored: number; left: number } | null>(null)
  const form = useRecordForm({
    schema: asked,
    values: { field: 'is_adherent', value: 'true' },
    guards: false,
    save: ({ field, value }) => {
      const set = field === 'manager' || field === 'region' ? { [field]: numberOf(value) } : { [field as CompanyFlag]: value === 'true' }
      const chosen = selection.all
        ? { found: { q: selection.query.q, filters: selection.query.filters, kind } }
        : { ids: selection.ids.map(Number) }
      return call(contract.changeMany, { params: { client: tenant.name }, body: { ...chosen, set } })
    },
    onSaved: async (done) => {
      setReport(done)
      await queries.invalidateQueries({ queryKey: companiesKey(tenant.name) })
    },
  })
  const undo = async ({ act }: BulkReport): Promise<void> => {
    try {
      setUndone(await call(contract.undoMany, { params: { client: tenant.name }, body: { act } }))
      await queries.invalidateQueries({ queryKey: companiesKey(tenant.name) })
    } catch (error) {
      toast.failure(error)
    }
  }
  const end = (): void => {
    if (report) onDone()
    onClose()
  }
  const field = String(form.watch('field'))
  const others: Readonly<Record<string, readonly { value: string; label: Said }[]>> = {
    manager: [{ value: nothing, label: w.nobody }, ...managers.map(({ id, full_name }) => ({ value: String(id), label: full_name }))],
    region: [{ value: nothing, label: w.noRegion }, ...regions.map(({ id, name }) => ({ value: String(id), label: name }))],
  }
  return (
    <Dialog opened onClose={end} title={say(w.bulkTitle, { n: countOf(selection) })} width={600}>
      {report ? (
        <>
          <p role="status">
            {undone ? say(w.bulkUndone, { n: undone.restored }) : say(w.bulkDone, { n: report.changed })}
            {undone?.left ? ` ${say(w.bulkLeft, { n: undone.left })}` : null}
          </p>
          {report.skipped.length > 0 ? (
            <>
              <p>{say(w.bulkSkipped, { n: report.skipped.length })}</p>
              <ul>
                {report.skipped.map(({ id, name, reason }) => (
                  <li key={id}>
                    {name} – {reason}
                  </li>
                ))}
              </ul>
            </>
          ) : null}
          <div className={style['acts']}>
            {undone || report.changed === 0 ? null : (
              <Button variant="default" onClick={() => void undo(report)}>
                {say(w.bulkUndo)}
              </Button>
            )}
            <Button onClick={end}>{say(w.close)}</Button>
          </div>
        </>
      ) : (
        <Form form={form} submit={w.apply}>
          <SelectField
            name="field"
            label={w.bulkField}
            options={[
              ...flagsOf(tenant.params).map((flag) => ({ value: flag, label: flagLabels[flag] })),
              { value: 'manager', label: w.manager },
              ...(hasRegions ? [{ value: 'region', label: w.region }] : []),
            ]}
          />
          <SelectField key={field in others ? field : 'flag'} name="value" label={w.bulkValue} options={others[field] ?? flagValues} />
        </Form>
      )}
    </Dialog>
  )
}
