import { paramGroups } from '@kxo/domain/tenants/settings/param-words'
import { settingsWords as w } from '@kxo/domain/tenants/words'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import type { Where } from '../settings/settings-api.ts'
import style from '../tenants.module.css'
import { ParamSheet } from './param-sheet.tsx'

export default function SendingSheet({ where }: { where: Where }) {
  const { say } = useLanguage()
  return (
    <ParamSheet
      where={where}
      tab="sending"
      sections={[{ title: paramGroups.sender, names: ['mail_sender_name', 'mail_reply_to', 'mail_footer'] }]}
      above={({ is_delivered, from_address }) => (
        <p className={style['notice']}>{is_delivered ? say(w.mailsLeave, { address: from_address }) : say(w.mailsStay)}</p>
      )}
    />
  )
}
