import { formatDate } from '@kxo/domain/kernel/dates'
import { partnerKind } from '@kxo/domain/partners/kind'
import { partnerPageWords as p } from '@kxo/domain/partners/page-words'
import { adminPartner } from '@kxo/domain/partners/paths'
import { may } from '@kxo/domain/partners/permissions'
import { partnersWords as w } from '@kxo/domain/partners/words'
import { Flex, Text } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useViewer } from '../../platform/viewer.ts'
import { LinkButton } from '../../ui/display/button.tsx'
import { Panel, PanelRow } from '../../ui/display/panel.tsx'
import { bounded } from '../../ui/feedback/boundary.tsx'
import { Empty } from '../../ui/feedback/states.tsx'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { Link } from '../../ui/navigation/link.tsx'
import { functionsQuery } from './api.ts'

/** What a person does as a partner, each function opening its own page. */
export default bounded(
  function PersonFunctions({ id }: { id: number }) {
    const { actor } = useViewer()
    const { say, locale, zone } = useLanguage()
    const answer = useSuspenseQuery(functionsQuery(id))
    const add = may.assignPartners(actor) ? (
      <LinkButton variant="default" size="sm" to={adminPartner(id, 'new')}>
        {say(w.assign)}
      </LinkButton>
    ) : null
    return (
      <Flex component="section" direction="column" gap="sm">
        <Flex component="h2" rowGap="xs" columnGap="sm" align="center" wrap="wrap" justify="space-between" fz={16} fw={600}>
          {say(p.functions)}
          {answer.data.length > 0 ? add : null}
        </Flex>
        {answer.data.length === 0 ? (
          <Empty sentence={w.noFunction} help={w.functionsHelp} act={add} />
        ) : (
          <Panel component="ul" display="block">
            {answer.data.map(({ kind, parts, proposed, next_date }) => (
              <PanelRow key={kind}>
                <Flex component="span" direction="column" flex="1 1 200px" miw={0}>
                  <Link to={adminPartner(id, kind)}>{say(partnerKind.labelOf(kind))}</Link>
                  <Text span m={0} c="dimmed" fz="sm">
                    {[
                      say(w.partsCount, { n: parts }),
                      ...(proposed > 0 ? [say(w.proposedCount, { n: proposed })] : []),
                      ...(next_date ? [`${say(w.nextDate)} ${formatDate(next_date, locale, { zone })}`] : []),
                    ].join(' · ')}
                  </Text>
                </Flex>
              </PanelRow>
            ))}
          </Panel>
        )}
      </Flex>
    )
  },
  { lines: 3 },
)
