import { mailingWords as w } from '@kxo/domain/mailing/words'
import { Stack, Title } from '@mantine/core'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { MailList } from './mail-list.tsx'
import { UpcomingMails } from './upcoming/upcoming-mails.tsx'

/** What will be written about an event, then what was, on its page. */
export default function EventMails({ id }: { id: number }) {
  const { say } = useLanguage()
  return (
    <Stack gap="xl">
      <section>
        <Title order={2} size="h4">
          {say(w.coming)}
        </Title>
        <UpcomingMails event={id} />
      </section>
      <section>
        <Title order={2} size="h4">
          {say(w.written)}
        </Title>
        <MailList about={{ event: id }} savedAs="event_mails" empty={{ sentence: w.noExchange }} />
      </section>
    </Stack>
  )
}
