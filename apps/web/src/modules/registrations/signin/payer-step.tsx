import { fundersOn } from '@kxo/domain/companies/funder'
import { dayInZone, defaultZone } from '@kxo/domain/kernel/dates'
import { sayIssue } from '@kxo/domain/kernel/validation'
import type { RegistrationSheet } from '@kxo/domain/registrations/contract'
import { orderContract } from '@kxo/domain/registrations/ordering/order-contract'
import { orderWords as o } from '@kxo/domain/registrations/ordering/order-words'
import { type PayerKind, payerKind } from '@kxo/domain/registrations/ordering/payer'
import { registrationWords as w } from '@kxo/domain/registrations/words'
import { Checkbox, Group, Radio, Select, Stack, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/api-client.ts'
import { ApiError } from '../../../platform/api-error.ts'
import { Button } from '../../../ui/display/button.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { type Say, useLanguage } from '../../../ui/i18n/language.tsx'
import { useNow } from '../../../ui/i18n/use-now.ts'
import { sheetQuery } from '../api.ts'
import { EmployerFields, type NamedEmployer } from './employer-fields.tsx'

type PayerStepProps = { sheet: RegistrationSheet; onNext: (sheet: RegistrationSheet) => void }

const nothingFunded = { funder: null, funder_number: null, is_subrogated: false }
/** What is told beside its field; anything else is told whole. */
const isShownBesideField = (field: string): boolean => ['siret', 'funder'].includes(field) || field.startsWith('employer.')

/** Who pays, asked before the rest and kept at once: oneself, an employer by its number, a funding body. */
export function PayerStep({ sheet, onNext }: PayerStepProps) {
  const language = useLanguage()
  const { say } = language
  const now = useNow()
  const queries = useQueryClient()
  const stored = sheet.payer
  const [payer, setPayer] = useState<PayerKind>(stored?.payer ?? 'self')
  const [employer, setEmployer] = useState<NamedEmployer | null>(employerOf(sheet))
  const [funding, setFunding] = useState({
    funder: stored?.funder ?? null,
    funder_number: stored?.funder_number ?? '',
    is_subrogated: stored?.is_subrogated ?? false,
  })
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const save = useAction({
    mutationFn: () =>
      call(orderContract.sayPayer, {
        params: { id: sheet.id },
        body: {
          payer,
          siret: payer === 'self' || !employer || employer.isOwn ? null : employer.siret,
          ...(payer !== 'self' && employer?.fresh && { employer: employer.fresh }),
          ...(payer === 'funder' ? { ...funding, funder_number: funding.funder_number.trim() || null } : nothingFunded),
          purchase_order: stored?.purchase_order ?? null,
        },
      }),
    onSuccess: async () => onNext(await queries.fetchQuery({ ...sheetQuery(sheet.id), staleTime: 0 })),
    onError: (error) => {
      const details = error instanceof ApiError ? error.details : []
      setProblems(Object.fromEntries(details.map((issue) => [issue.field, sayIssue(language, issue)])))
      if (!details.some(({ field }) => isShownBesideField(field))) toast.failure(error)
    },
  })
  return (
    <Stack gap="md">
      <p>{say(o.intro)}</p>
      <Radio.Group aria-label={say(o.step)} value={payer} onChange={(value) => setPayer(value as PayerKind)}>
        <Stack gap="sm" mt="xs">
          <Radio name="payer" value="self" label={say(payerKind.labelOf('self'))} description={say(o.selfHelp)} />
          <Radio name="payer" value="company" label={say(payerKind.labelOf('company'))} description={say(o.companyHelp)} />
          <Radio name="payer" value="funder" label={say(payerKind.labelOf('funder'))} description={say(o.funderHelp)} />
        </Stack>
      </Radio.Group>
      {payer === 'funder' ? (
        <Stack gap="sm">
          <Select
            label={say(o.funder)}
            required
            searchable
            data={fundersOn(dayInZone(now, defaultZone))}
            value={funding.funder}
            error={problems['funder']}
            onChange={(funder) => setFunding({ ...funding, funder })}
          />
          <TextInput
            label={say(o.funderNumber)}
            description={say(o.funderNumberHelp)}
            maxLength={60}
            value={funding.funder_number}
            onChange={({ currentTarget }) => setFunding({ ...funding, funder_number: currentTarget.value })}
          />
          <Checkbox
            label={say(o.subrogated)}
            checked={funding.is_subrogated}
            onChange={({ currentTarget }) => setFunding({ ...funding, is_subrogated: currentTarget.checked })}
          />
        </Stack>
      ) : null}
      {payer === 'self' ? null : <EmployerFields employer={employer} problems={problems} onChange={setEmployer} />}
      <Group gap="sm" mt="lg">
        <Button loading={save.isPending} onClick={() => save.mutate()}>
          {say(w.continue)}
        </Button>
      </Group>
    </Stack>
  )
}

/** The employer told before, else the company of the person. */
function employerOf({ payer, company, company_name }: RegistrationSheet): NamedEmployer | null {
  if (payer?.company_name && !payer.is_own_company) return { isOwn: false, name: payer.company_name, siret: payer.siret ?? '' }
  return company === null ? null : { isOwn: true, name: company_name ?? '', siret: '' }
}

/** Who pays, as a sentence names them. */
export function payerName({ payer }: Pick<RegistrationSheet, 'payer'>, say: Say): string {
  if (payer === null || payer.payer === 'self') return say(payerKind.labelOf('self')).toLowerCase()
  return [payer.payer === 'funder' ? payer.funder : null, payer.company_name].filter(Boolean).join(' – ')
}
