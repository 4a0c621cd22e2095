import type { Dashboard } from '@kxo/domain/reporting/contract'
import { reportingWords as w } from '@kxo/domain/reporting/words'
import { Box, Flex, Title } from '@mantine/core'
import { useId } from 'react'
import { Panel } from '../../ui/display/panel.tsx'
import { useLanguage } from '../../ui/i18n/language.tsx'

const labels = { events: w.quotaEvents, admins: w.quotaAdmins, mails: w.quotaMails } as const

/** What the tenant's plan allows and what is used of it. */
export function PlanBars({ dashboard }: { dashboard: Dashboard }) {
  const { say } = useLanguage()
  const id = useId()
  return (
    <Panel component="section" aria-labelledby={id} p={{ base: 'md', xs: 20 }} miw={0}>
      <Title id={id} order={2} fz={16} fw={650} lts="-0.005em">
        {say(w.quotas)}
      </Title>
      <Flex component="dl" direction="column" gap="md" mt={14}>
        {(['events', 'admins', 'mails'] as const).map((key) => {
          const { used, max } = dashboard.quotas[key]
          return (
            <div key={key}>
              <dt>{say(labels[key])}</dt>
              <Flex component="dd" direction="column" gap={2} fw={600} className="figures">
                {max === null ? say(w.unlimited, { used }) : say(w.quotaUsed, { used, max })}
                {max === null ? null : (
                  <Box
                    component="meter"
                    w="100%"
                    h={10}
                    min={0}
                    max={max}
                    high={max * 0.8}
                    optimum={0}
                    value={Math.min(used, max)}
                    aria-label={say(labels[key])}
                  />
                )}
              </Flex>
            </div>
          )
        })}
      </Flex>
    </Panel>
  )
}
