import { may as mayIdentify } from '@kxo/domain/identity/permissions'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { endingWords as e } from '@kxo/domain/tenants/ending/ending-words'
import { stateOf, stateTone } from '@kxo/domain/tenants/ending/state'
import { adminTenants } from '@kxo/domain/tenants/paths'
import { vendorClient } from '@kxo/domain/tenants/permissions'
import { vendorContract as contract, type TenantLine } from '@kxo/domain/tenants/vendor/vendor-contract'
import { vendorWords as v } from '@kxo/domain/tenants/vendor/vendor-words'
import { Alert, Group } from '@mantine/core'
import { IconUserShare } from '@tabler/icons-react'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../../platform/api-client.ts'
import { useViewer } from '../../../platform/viewer.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { Button } from '../../../ui/display/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { confirm } from '../../../ui/overlay/confirm.ts'
import { useEnterTenant } from '../../identity/index.ts'
import { endingQuery } from '../ending/ending-query.ts'
import { SuspendDialog } from '../ending/suspend-dialog.tsx'
import { TenantEnding } from '../ending/tenant-ending.tsx'
import { SettingsSheet } from '../settings/settings-sheet.tsx'
import { VendorCompany } from '../settings/vendor-company.tsx'
import { tenantQuery } from './tenants-api.ts'

/** One tenant, for super administrators: its state and its settings. */
export default function TenantPage() {
  const { id } = useParams({ strict: false }) as { id?: string }
  const tenantId = /^\d{1,9}$/.test(id ?? '') ? Number(id) : 0
  const { data: line } = useSuspenseQuery(tenantQuery(tenantId))
  const ending = useQuery({ ...endingQuery(tenantId), enabled: line.name !== vendorClient })
  const isEnded = ending.data?.ending?.state === 'done'
  return (
    <>
      <PageTitle
        above={[{ label: v.listTitle, to: adminTenants() }]}
        mark={<Badge tone={stateTone(line)}>{isEnded ? e.ended : stateOf(line)}</Badge>}
        subtitle={line.name}
        act={line.name === vendorClient || isEnded ? null : <TenantActs line={line} />}
      >
        {line.label}
      </PageTitle>
      <WhySuspended line={line} />
      {isEnded ? null : <SettingsSheet where={{ id: line.id }} />}
      {line.name === vendorClient || isEnded ? null : <VendorCompany line={line} />}
      {line.name === vendorClient ? null : <TenantEnding line={line} />}
    </>
  )
}

function WhySuspended({ line: { suspended_reason: reason, suspends_on: on } }: { line: TenantLine }) {
  const { say } = useLanguage()
  if (!reason) return null
  return (
    <Alert color="gray" role="note">
      {on ? say(v.announcedFor, { on, reason }) : say(v.suspendedBecause, { reason })}
    </Alert>
  )
}

function TenantActs({ line }: { line: TenantLine }) {
  const { say } = useLanguage()
  const { actor, tenant } = useViewer()
  const entering = useEnterTenant()
  const enter = async (): Promise<void> => {
    if (await confirm({ title: say(v.enterTitle, { name: line.label }), message: v.enterHelp, act: v.enter })) entering.mutate(line.id)
  }
  return (
    <Group gap={10} align="stretch">
      {!line.is_suspended && mayIdentify.enterTenant(actor, tenant) ? (
        <Button variant="default" icon={<IconUserShare size={18} />} loading={entering.isPending} onClick={() => void enter()}>
          {say(v.enter)}
        </Button>
      ) : null}
      <StateAct line={line} />
    </Group>
  )
}

function StateAct({ line }: { line: TenantLine }) {
  const { say } = useLanguage()
  const [isAsking, setAsking] = useState(false)
  const settled = async (sentence: Sentence): Promise<void> => {
    toast.success(say(sentence, { name: line.label }))
  }
  const resume = (): void => {
    call(contract.resume, { params: { id: line.id } })
      .then(() => settled(line.is_suspended ? v.resumed : v.suspensionDropped))
      .catch(toast.failure)
  }
  if (line.is_suspended) return <Button onClick={resume}>{say(v.resume)}</Button>
  return (
    <>
      {line.suspends_on ? (
        <Button variant="default" onClick={resume}>
          {say(v.giveUpSuspension)}
        </Button>
      ) : null}
      <Button variant="danger" onClick={() => setAsking(true)}>
        {say(v.suspend)}
      </Button>
      {isAsking ? (
        <SuspendDialog
          line={line}
          onClose={() => setAsking(false)}
          onDone={(now) => {
            setAsking(false)
            void settled(now.is_suspended ? v.suspendedDone : v.announced)
          }}
        />
      ) : null}
    </>
  )
}
