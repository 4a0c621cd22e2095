import type { Dashboard } from '@kxo/domain/reporting/contract'
import { figureOf } from '@kxo/domain/reporting/figures'
import { adminDashboard } from '@kxo/domain/reporting/paths'
import { reportingWords as w } from '@kxo/domain/reporting/words'
import { Box, Flex, Text, Title } from '@mantine/core'
import { useId } from 'react'
import { Panel } from '../../ui/display/panel.tsx'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { Link } from '../../ui/navigation/link.tsx'
import { useFigureText } from './figure-text.ts'

/** What waits for somebody, on one line; what is empty keeps quiet. */
export function TodoStrip({ dashboard }: { dashboard: Dashboard }) {
  const { say } = useLanguage()
  const { figureText } = useFigureText()
  const id = useId()
  const { period } = dashboard
  return (
    <section aria-labelledby={id}>
      <Title id={id} order={2} fz={16} fw={650} lts="-0.005em" mb="sm">
        {say(w.bandTodo)}
      </Title>
      <Panel
        component="ul"
        display="grid"
        style={{ gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 172px), 1fr))', overflow: 'hidden' }}
      >
        {dashboard.figures
          .filter(({ key }) => figureOf(key).band === 'todo')
          .map((figure) => {
            const { label, definition } = figureOf(figure.key)
            return (
              <Box component="li" key={figure.key} m="0 -1px -1px 0" className="line-below line-after">
                <Flex
                  gap={10}
                  align="center"
                  h="100%"
                  mih={56}
                  py="xs"
                  px={14}
                  fz="sm"
                  lh={1.3}
                  {...(figure.value ? { c: 'var(--k-text)', fw: 500 } : { c: 'dimmed' })}
                  className="line-link"
                  renderRoot={(props) => (
                    <Link
                      to={adminDashboard()}
                      search={{ period: period === 'all' ? undefined : period, figure: figure.key }}
                      title={say(definition)}
                      {...props}
                    />
                  )}
                >
                  <Text
                    span
                    flex="none"
                    miw={28}
                    px={6}
                    bdrs={8}
                    fz={20}
                    fw={650}
                    ta="center"
                    className="figures"
                    {...(figure.value && { c: 'orange', bg: 'var(--mantine-color-orange-light)' })}
                  >
                    {figureText(figure, period).value}
                  </Text>
                  <span>{say(label)}</span>
                </Flex>
              </Box>
            )
          })}
      </Panel>
    </section>
  )
}
