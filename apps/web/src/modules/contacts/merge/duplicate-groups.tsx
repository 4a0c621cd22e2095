import { mergeWords as m } from '@kxo/domain/contacts/merge/merge-words'
import { adminContact } from '@kxo/domain/contacts/paths'
import { formatPhone } from '@kxo/domain/kernel/phones'
import { Flex, Group, Text } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { Panel } from '../../../ui/display/panel.tsx'
import { bounded } from '../../../ui/feedback/boundary.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Link } from '../../../ui/navigation/link.tsx'
import { groupsQuery } from '../api.ts'
import { MergeDialog } from './merge-dialog.tsx'

/** Records that may be one person's, group by group. */
export default bounded(
  function DuplicateGroups() {
    const { say } = useLanguage()
    const [merging, setMerging] = useState<readonly number[] | null>(null)
    const answer = useSuspenseQuery(groupsQuery())
    if (answer.data.length === 0) return <Empty sentence={m.none} help={m.noneHelp} />
    return (
      <>
        <Flex component="ul" direction="column" gap="sm">
          {answer.data.map(({ reason, people }) => (
            <Panel key={people.map(({ id }) => id).join()} component="li" display="block" py="sm" px="md">
              <Group gap="xs" justify="space-between" mb="xs">
                <strong>{say(reason === 'phone' ? m.samePhone : m.sameName)}</strong>
                <Button size="sm" variant="default" onClick={() => setMerging(people.map(({ id }) => id))}>
                  {say(m.merge)}
                </Button>
              </Group>
              <Flex component="ul" direction="column" gap={6}>
                {people.map((one) => (
                  <Flex component="li" rowGap={2} columnGap="sm" wrap="wrap" key={one.id}>
                    <Link to={adminContact(one.id)}>{`${one.first_name} ${one.last_name}`}</Link>
                    <Text span c="dimmed" fz="sm">
                      {[one.mail, one.phone ? formatPhone(one.phone) : null, one.company_name].filter(Boolean).join(' · ')}
                    </Text>
                  </Flex>
                ))}
              </Flex>
            </Panel>
          ))}
        </Flex>
        {merging ? <MergeDialog ids={merging} onClose={() => setMerging(null)} /> : null}
      </>
    )
  },
  { lines: 6 },
)
