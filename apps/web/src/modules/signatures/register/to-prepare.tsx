import { formatDate } from '@kxo/domain/kernel/dates'
import type { MissingAgreement, Preparation } from '@kxo/domain/signatures/agreement'
import { agreementKind, proposalReasons } from '@kxo/domain/signatures/agreement-legal'
import { adminAgreements } from '@kxo/domain/signatures/paths'
import { may } from '@kxo/domain/signatures/permissions'
import { signaturesWords as w } from '@kxo/domain/signatures/words'
import { Box, Group, Stack, Text, Title } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { Button } from '../../../ui/display/button.tsx'
import { Panel, PanelRow } from '../../../ui/display/panel.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useNavigateIfMounted } from '../../../ui/navigation/navigate-if-mounted.ts'
import { confirm } from '../../../ui/overlay/confirm.ts'
import { missingQuery, prepareAgreements, type Scope } from '../api.ts'

const preparationOf = ({ event_id, kind, company_id, user_id }: MissingAgreement): Preparation => ({
  event: event_id,
  kind,
  company: company_id,
  user: user_id,
})
const keyOf = ({ event_id, kind, company_id, user_id }: MissingAgreement): string => [event_id, kind, company_id, user_id].join('-')
const fewest = 5
const most = 100

/** What is still to prepare, before what exists; the kind that who pays calls for, and why. */
export function ToPrepare({ scope }: { scope: Scope }) {
  const { say, locale, zone } = useLanguage()
  const { actor } = useViewer()
  const goOn = useNavigateIfMounted()
  const title = useId()
  const [isWhole, setWhole] = useState(false)
  const { data } = useSuspenseQuery(missingQuery(scope))
  const preparing = useAction({
    mutationFn: (items: Preparation[]) => prepareAgreements(items),
    onSuccess: async ({ ids }) => {
      toast.success(say(w.prepared, { n: ids.length }))
      if (ids.length === 1) await goOn(`${adminAgreements()}?agreement=${ids[0]}`)
    },
  })
  if (data.length === 0) return null
  const all = data.slice(0, most)
  const mayWrite = may.writeAgreements(actor)
  const prepareAll = async (): Promise<void> => {
    const question = { title: say(w.prepareAllTitle, { n: all.length }), message: w.prepareAllText, act: w.prepare }
    if (await confirm(question)) preparing.mutate(all.map(preparationOf))
  }
  return (
    <Box component="section" aria-labelledby={title} mb="xl">
      <Group justify="space-between" mb="sm">
        <Title order={2} id={title} size="h4">
          {say(w.toPrepare)}{' '}
          <Text span c="dimmed" inherit className="figures">
            {data.length}
          </Text>
        </Title>
        {mayWrite && all.length > 1 ? (
          <Button variant="default" loading={preparing.isPending} onClick={() => void prepareAll()}>
            {say(w.prepareAll, { n: all.length })}
          </Button>
        ) : null}
      </Group>
      <Panel component="ul" p={0} m={0} style={{ listStyle: 'none' }}>
        {(isWhole ? data : data.slice(0, fewest)).map((one) => (
          <PanelRow key={keyOf(one)}>
            <Stack gap={2} flex="1 1 260px" miw={0}>
              <Text fw={600} inherit className="anywhere">
                {one.party}
                {one.people.length > 1 ? (
                  <Text span c="dimmed" fw={400} inherit>
                    {' · '}
                    {say(w.peopleOf, { n: one.people.length })}
                  </Text>
                ) : null}
              </Text>
              <Text c="dimmed" fz="sm" className="anywhere">
                {[one.event_title, one.start_date && formatDate(one.start_date, locale, { zone })].filter(Boolean).join(' · ')}
              </Text>
            </Stack>
            <Stack gap={2} flex="2 1 320px" miw={0}>
              <Text inherit>{say(agreementKind.labelOf(one.kind))}</Text>
              <Text c="dimmed" fz="sm">
                {say(proposalReasons[one.reason])}
              </Text>
            </Stack>
            {mayWrite ? (
              <Button
                size="sm"
                aria-label={say(w.prepareOne, { party: one.party })}
                loading={preparing.isPending}
                onClick={() => preparing.mutate([preparationOf(one)])}
              >
                {say(w.prepare)}
              </Button>
            ) : null}
          </PanelRow>
        ))}
        {!isWhole && data.length > fewest ? (
          <PanelRow>
            <Button variant="subtle" size="sm" onClick={() => setWhole(true)}>
              {say(w.seeAll, { n: data.length })}
            </Button>
          </PanelRow>
        ) : null}
      </Panel>
    </Box>
  )
}
