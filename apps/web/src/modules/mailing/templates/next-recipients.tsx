import { templateWords as w } from '@kxo/domain/mailing/template-words'
import { copyWords } from '@kxo/domain/mailing/templates/copies'
import { recipientWords, rolesInWords } from '@kxo/domain/mailing/templates/recipients'
import { mailingWords } from '@kxo/domain/mailing/words'
import { Button, Stack, Table, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Failed, Loading } from '../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { recipientsQuery } from './templates-api.ts'

/** Whom the message reaches next, or reached last, when asked. */
export function NextRecipients({ moment }: { moment: string }) {
  const { say } = useLanguage()
  const [isRequested, setRequested] = useState(false)
  const { data, error, refetch } = useQuery({ ...recipientsQuery(moment), enabled: isRequested })
  return (
    <Stack component="section" gap="xs" aria-label={say(w.whoReceives)}>
      <Title order={2} size="h5">
        {say(w.whoReceives)}
      </Title>
      {isRequested ? null : (
        <Button variant="default" style={{ alignSelf: 'flex-start' }} onClick={() => setRequested(true)}>
          {say(w.showRecipients)}
        </Button>
      )}
      {error ? <Failed error={error} onRetry={() => void refetch()} /> : null}
      {isRequested && !data && !error ? <Loading lines={4} /> : null}
      {data ? (
        <>
          <Text size="sm">{say(data.is_coming ? w.comingCount : w.latestCount, { count: data.count })}</Text>
          {data.copy_to.length > 0 ? <Text size="sm">{say(copyWords.copiedTo, { addresses: data.copy_to.join(', ') })}</Text> : null}
          {data.copy_roles.length > 0 ? <Text size="sm">{say(copyWords.alsoFor, { who: rolesInWords(data.copy_roles, say) })}</Text> : null}
          {data.removed_roles.length > 0 ? (
            <Text size="sm">{say(recipientWords.removed, { who: rolesInWords(data.removed_roles, say) })}</Text>
          ) : null}
          <Table verticalSpacing={4}>
            <Table.Tbody>
              {data.results.map(({ name, recipient, at, event_title, is_left_out }) => (
                <Table.Tr key={`${recipient} ${at.getTime()} ${event_title}`}>
                  <Table.Td>{say(mailingWords.at, { at })}</Table.Td>
                  <Table.Td>
                    {name || recipient}
                    {is_left_out ? (
                      <Text size="xs" c="dimmed">
                        {say(recipientWords.leftOut)}
                      </Text>
                    ) : null}
                    <Text size="xs" c="dimmed">
                      {event_title ?? recipient}
                    </Text>
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </>
      ) : null}
    </Stack>
  )
}
