import { entityContract as contract, type Entity } from '@kxo/domain/billing/entity-contract'
import { entityWords as w } from '@kxo/domain/billing/entity-words'
import { shownSiret } from '@kxo/domain/kernel/identifiers'
import { Box, Flex, Group } from '@mantine/core'
import { call, fetchFile } from '../../../platform/api-client.ts'
import { useViewer } from '../../../platform/viewer.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { Button } from '../../../ui/display/button.tsx'
import { emptyPlaceholder } from '../../../ui/display/empty-placeholder.ts'
import { FactList } from '../../../ui/display/fact-list.tsx'
import { Panel } from '../../../ui/display/panel.tsx'
import { usePicture } from '../../../ui/display/use-picture.ts'
import { runAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { confirm } from '../../../ui/overlay/confirm.ts'
import { EntityMeter } from './entity-meter.tsx'

/** An issuer at a glance: what it is called, its next numbers, what it lacks, and what can be done with it. */
export function EntityCard({ entity, onEdit }: { entity: Entity; onEdit: () => void }) {
  const { tenant } = useViewer()
  const { say } = useLanguage()
  const { id, name } = entity
  const one = { params: { client: tenant.name, id } }
  const logo = usePicture(
    ['entities', tenant.name, id, 'logo', entity.logo],
    entity.logo === null ? null : () => fetchFile(contract.entityPicture, { params: { ...one.params, picture: 'logo' } }),
  )
  const act = async (work: () => Promise<unknown>, done?: string): Promise<void> => {
    await runAction(async () => {
      await work()
      if (done) toast.success(done)
    })
  }
  const remove = async (): Promise<void> => {
    if (!(await confirm({ title: say(w.removeTitle, { name }), act: w.remove, tone: 'danger' }))) return
    await act(() => call(contract.removeEntity, one), say(w.removed, { name }))
  }
  return (
    <Panel component="li" gap={14} py={18} px={20}>
      {logo ? <Box src={logo} alt="" component="img" maw={100} mah={55} style={{ objectFit: 'contain' }} /> : null}
      <Flex component="h2" gap="xs" align="center" wrap="wrap" fz="lg">
        {name}
        {entity.is_default ? <Badge tone="success">{w.isDefault}</Badge> : null}
        {entity.is_archived ? <Badge>{w.isArchived}</Badge> : null}
      </Flex>
      <FactList
        facts={[
          [say(w.siret), shownSiret(entity.siret)],
          [say(w.iban), entity.iban_masked ?? emptyPlaceholder],
          [say(w.nextBill), entity.bill_series.next],
          [say(w.nextCredit), entity.credit_series.next],
        ]}
      />
      <EntityMeter missing={entity.missing} />
      <Group gap="xs" align="stretch">
        <Button variant="default" size="sm" aria-label={`${say(w.change)} – ${name}`} onClick={onEdit}>
          {say(w.change)}
        </Button>
        {entity.is_default ? null : (
          <>
            {entity.is_archived ? null : (
              <Button
                variant="default"
                size="sm"
                onClick={() => void act(() => call(contract.setDefaultEntity, one), say(w.defaultMoved, { name }))}
              >
                {say(w.makeDefault)}
              </Button>
            )}
            <Button
              variant="subtle"
              size="sm"
              onClick={() => void act(() => call(contract.archiveEntity, { ...one, body: { is_archived: !entity.is_archived } }))}
            >
              {say(entity.is_archived ? w.unarchive : w.archive)}
            </Button>
            {entity.issued === 0 ? (
              <Button variant="subtle" size="sm" onClick={() => void remove()}>
                {say(w.remove)}
              </Button>
            ) : null}
          </>
        )}
      </Group>
    </Panel>
  )
}
