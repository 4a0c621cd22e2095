import { formatMoney } from '@kxo/domain/kernel/money'
import { type EventPartner, partnersContract } from '@kxo/domain/partners/contract'
import { partnerKind } from '@kxo/domain/partners/kind'
import { missionWords as m } from '@kxo/domain/partners/missions/mission-words'
import { partnerStatus } from '@kxo/domain/partners/status'
import { partnersWords as w } from '@kxo/domain/partners/words'
import { Flex, Text } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { StatusBadge } from '../../ui/display/badge.tsx'
import { Button } from '../../ui/display/button.tsx'
import { Panel, PanelRow } from '../../ui/display/panel.tsx'
import { runAction } from '../../ui/feedback/action.ts'
import { bounded } from '../../ui/feedback/boundary.tsx'
import { Empty } from '../../ui/feedback/states.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx'
import { Form, useRecordForm } from '../../ui/form/form.tsx'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { confirm } from '../../ui/overlay/confirm.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { NativeWordings } from '../fields/index.ts'
import { assignPartner, changePartner, eventPartnersQuery } from './api.ts'
import { CandidateField } from './candidate-field.tsx'
import { fullName } from './full-name.ts'
import { MissionDialog } from './missions/mission-dialog.tsx'
import { PartFields } from './part-fields.tsx'
import { Refusals } from './refusals.tsx'

type EventPartnersProps = { event_id: number; slotsCount: number; readOnly: boolean }

/** Who takes part in an event, and for which of its slots. */
export const EventPartners = bounded(
  function EventPartners({ event_id, slotsCount, readOnly }: EventPartnersProps) {
    const { say, locale } = useLanguage()
    const [adding, setAdding] = useState(false)
    const [ordered, setOrdered] = useState<EventPartner | null>(null)
    const options = eventPartnersQuery(event_id)
    const answer = useSuspenseQuery(options)
    const partners = answer.data.filter(({ status }) => status !== 'deleted')
    const refusals = answer.data.filter(({ status }) => status === 'deleted')
    const set = async (partner: EventPartner, status: 'validated' | 'deleted'): Promise<void> => {
      const isWithdrawn = status === 'deleted'
      const question = {
        title: say(w.withdrawTitle, { name: fullName(partner) }),
        message: w.withdrawHelp,
        act: w.withdraw,
        tone: 'danger' as const,
      }
      if (isWithdrawn && !(await confirm(question))) return
      await runAction(() => changePartner(event_id, partner.id, { status }), isWithdrawn ? w.removed : w.changed)
    }
    const add = (
      <Button variant="default" size="sm" disabled={readOnly} aria-haspopup="dialog" onClick={() => setAdding(true)}>
        {say(w.add)}
      </Button>
    )
    return (
      <Flex component="section" direction="column" gap="sm">
        <Flex component="h2" rowGap="xs" columnGap="sm" align="center" wrap="wrap" justify="space-between" fz={16} fw={600}>
          {say(w.title)}
          {partners.length > 0 ? add : null}
        </Flex>
        {partners.length === 0 ? (
          <Empty sentence={w.none} help={w.noneHelp} act={add} />
        ) : (
          <Panel component="ul" display="block">
            {partners.map((partner) => (
              <PanelRow key={partner.id}>
                <Flex component="span" direction="column" flex="1 1 200px" miw={0}>
                  <span>
                    {fullName(partner)} <StatusBadge of={partnerStatus} is={partner.status} />
                  </span>
                  <Text span m={0} c="dimmed" fz="sm">
                    {[say(partnerKind.labelOf(partner.kind)), partner.role_title, partner.fee ? formatMoney(partner.fee, locale) : '']
                      .filter(Boolean)
                      .join(' · ')}
                    {slotsCount > 0 ? ` · ${say(w.slotCount, { n: partner.slot_ids.length, total: slotsCount })}` : ''}
                  </Text>
                </Flex>
                {partner.status === 'validated' ? (
                  <Button
                    variant="subtle"
                    size="sm"
                    aria-haspopup="dialog"
                    aria-label={say(m.of, { name: fullName(partner) })}
                    onClick={() => setOrdered(partner)}
                  >
                    {say(m.title)}
                  </Button>
                ) : null}
                {readOnly ? null : (
                  <span>
                    {partner.status === 'inProgress' ? (
                      <Button variant="subtle" size="sm" onClick={() => void set(partner, 'validated')}>
                        {say(w.validate)}
                      </Button>
                    ) : null}
                    <Button
                      variant="subtle"
                      size="sm"
                      aria-label={`${say(w.withdraw)} ${fullName(partner)}`}
                      onClick={() => void set(partner, 'deleted')}
                    >
                      {say(w.withdraw)}
                    </Button>
                  </span>
                )}
              </PanelRow>
            ))}
          </Panel>
        )}
        <Refusals event_id={event_id} refusals={refusals} readOnly={readOnly} />
        {ordered ? <MissionDialog id={ordered.id} name={fullName(ordered)} onClose={() => setOrdered(null)} /> : null}
        <Dialog opened={adding} onClose={() => setAdding(false)} title={w.add}>
          <PartnerForm
            event_id={event_id}
            onSaved={() => {
              toast.success(w.added)
              setAdding(false)
            }}
          />
        </Dialog>
      </Flex>
    )
  },
  { lines: 3 },
)

function PartnerForm({ event_id, onSaved }: { event_id: number; onSaved: () => void }) {
  const form = useRecordForm({
    schema: partnersContract.addPartner.body,
    values: { kind: 'provider', role_title: '', status: 'validated' },
    save: (body) => assignPartner(event_id, body),
    onSaved,
  })
  return (
    <NativeWordings of="Partner">
      <Form form={form} submit={w.save}>
        <CandidateField event_id={event_id} />
        <PartFields />
        <CheckboxField name="sends_mission" label={m.sends} help={m.sendsHelp} />
      </Form>
    </NativeWordings>
  )
}
