import { featureWords } from '@kxo/domain/tenants/feature-words'
import { paramGroups } from '@kxo/domain/tenants/settings/param-words'
import { settingsWords as w } from '@kxo/domain/tenants/words'
import { Alert } from '@mantine/core'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import type { Where } from '../settings/settings-api.ts'
import { ParamSheet } from './param-sheet.tsx'

export default function SendingSheet({ where }: { where: Where }) {
  const { say } = useLanguage()
  return (
    <ParamSheet
      where={where}
      tab="sending"
      sections={[
        { title: paramGroups.sender, names: ['mail_sender_name', 'mail_reply_to', 'mail_footer'] },
        { title: featureWords.mailing.label, names: ['newsletter_archive', 'mail_open_count', 'mail_click_count'] },
      ]}
      above={({ is_delivered, from_address }) => (
        <Alert color="gray" role="note">
          {is_delivered ? say(w.mailsLeave, { address: from_address }) : say(w.mailsStay)}
        </Alert>
      )}
    />
  )
}
