import type { Company } from '@kxo/domain/companies/company-shape'
import { companyMergeContract as contract, type MergedField, mergedFields } from '@kxo/domain/companies/merge-contract'
import { adminCompany } from '@kxo/domain/companies/paths'
import { companyWords as w } from '@kxo/domain/companies/words'
import { shownSiret } from '@kxo/domain/kernel/identifiers'
import { Flex } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../../platform/api-client.ts'
import { Button } from '../../../ui/display/button.tsx'
import { Reading } from '../../../ui/feedback/reading.tsx'

import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useNavigateIfMounted } from '../../../ui/navigation/navigate-if-mounted.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { useNativeLabel } from '../../fields/index.ts'
import { compareQuery } from '../api.ts'
import { fieldLabels, shownValue } from '../form/field-labels.ts'

type Props = { ids: readonly number[]; onDone: () => void; onClose: () => void }

/** Fields whose value differs between the records. */
const differing = (companies: readonly Company[]): readonly MergedField[] =>
  mergedFields.filter((field) => new Set(companies.map((company) => JSON.stringify(company[field]))).size > 1)

/** The value kept unless told: the kept record's, else the first one written. */
const taken = (companies: readonly Company[], survivorId: number, field: MergedField): number =>
  [...companies].sort((a, b) => Number(b.id === survivorId) - Number(a.id === survivorId)).find((company) => company[field] !== null)?.id ??
  survivorId

/** Several records side by side: which is kept, and each differing value, field by field. */
export function MergeDialog({ ids, onDone, onClose }: Props) {
  const { say } = useLanguage()
  return (
    <Dialog opened onClose={onClose} title={say(w.mergeTitle, { n: ids.length })} width={800}>
      <Reading of={compareQuery(ids)} lines={6}>
        {(companies) => <Comparison companies={companies} onDone={onDone} onClose={onClose} />}
      </Reading>
    </Dialog>
  )
}

function Comparison({ companies, onDone, onClose }: { companies: readonly Company[]; onDone: () => void; onClose: () => void }) {
  const { say, locale } = useLanguage()
  const labelOf = useNativeLabel('Company')
  const goOn = useNavigateIfMounted()
  const [survivorId, setSurvivorId] = useState(companies[0]?.id ?? 0)
  const [chosen, setChosen] = useState<Partial<Record<MergedField, number>>>({})
  const [isBusy, setBusy] = useState(false)
  const fields = differing(companies)
  const merge = async (): Promise<void> => {
    setBusy(true)
    try {
      const take = Object.fromEntries(fields.map((field) => [field, chosen[field] ?? taken(companies, survivorId, field)]))
      const merged = companies.map(({ id }) => id).filter((id) => id !== survivorId)
      await call(contract.merge, { body: { kept: survivorId, merged, take } })
      toast.success(w.mergeDone)
      onDone()
      onClose()
      await goOn(adminCompany(survivorId))
    } catch (error) {
      toast.failure(error)
      setBusy(false)
    }
  }
  return (
    <>
      <p>{say(w.mergeHelp)}</p>
      <Flex component="fieldset" direction="column" gap={6} py={10} className="line-below">
        <legend>{say(w.mergeKeep)}</legend>
        {companies.map((company) => (
          <Flex component="label" gap="xs" align="flex-start" mih={28} className="anywhere" key={company.id}>
            <input type="radio" name="kept" checked={survivorId === company.id} onChange={() => setSurvivorId(company.id)} />
            <span>{[company.name, company.siret && shownSiret(company.siret), company.town].filter(Boolean).join(' · ')}</span>
          </Flex>
        ))}
      </Flex>
      {fields.length === 0 ? <p>{say(w.mergeSame)}</p> : null}
      {fields.map((field) => (
        <Flex key={field} component="fieldset" direction="column" gap={6} py={10} className="line-below">
          <legend>{labelOf(field, fieldLabels[field] ?? w.name)}</legend>
          {companies.map((company) => (
            <Flex component="label" gap="xs" align="flex-start" mih={28} className="anywhere" key={company.id}>
              <input
                type="radio"
                name={field}
                checked={(chosen[field] ?? taken(companies, survivorId, field)) === company.id}
                onChange={() => setChosen({ ...chosen, [field]: company.id })}
              />
              <span>{shownValue(company[field], locale) ?? say(w.emptyValue)}</span>
            </Flex>
          ))}
        </Flex>
      ))}
      <Button loading={isBusy} onClick={() => void merge()}>
        {say(w.merge)}
      </Button>
    </>
  )
}
