import { mailActList } from '@kxo/domain/history/acts-list'
import { historyWords as w } from '@kxo/domain/history/words'
import { momentLabel } from '@kxo/domain/mailing/moments'
import { adminMails } from '@kxo/domain/mailing/paths'
import { may } from '@kxo/domain/mailing/permissions'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { Button } from '../../../ui/display/button.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useColumns } from '../../../ui/table/columns-of.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { ResendDialog } from '../../mailing/index.ts'
import { useSavedColumns } from '../../tenants/index.ts'
import { latestFirst, mailActsSource, rejectedMailsQuery } from '../api.ts'
import { AuthorCell } from '../author-cell.tsx'
import { Period, usePeriod } from '../period.tsx'

/** Mails somebody sent again by hand; each opens as it was received (A36). */
export function MailActsList() {
  const { say } = useLanguage()
  const days = usePeriod()
  const columns = useColumns(mailActList, {
    recipient_name: ({ recipient_name, recipient }) => recipient_name || recipient,
    user_name: (act) => <AuthorCell {...act} />,
  })
  const resends = may.resendMails(useViewer().actor)
  const { data: rejected } = useQuery(rejectedMailsQuery(days, resends))
  const [resent, setResent] = useState<readonly number[] | null>(null)
  return (
    <>
      <DataTable
        caption={w.tabSendings}
        columns={columns}
        source={mailActsSource(days)}
        rowKey={({ id }) => id}
        rowName={({ recipient_name, recipient, moment }) => `${recipient_name || recipient}, ${say(momentLabel(moment))}`}
        rowHref={({ mail_id }) => `${adminMails()}?${mail_id === null ? 'status=upcoming' : `mail=${mail_id}`}`}
        defaults={latestFirst}
        saved={useSavedColumns('history_mail_acts')}
        toolbar={
          <>
            <Period />
            {rejected && rejected.ids.length > 0 ? (
              <Button variant="default" size="sm" onClick={() => setResent(rejected.ids)}>
                {say(w.resendRejected, { n: rejected.ids.length })}
              </Button>
            ) : null}
          </>
        }
        empty={{ sentence: w.noSending }}
      />
      {resent ? (
        <ResendDialog selection={{ all: false, ids: resent }} which={{}} onDone={() => setResent(null)} onClose={() => setResent(null)} />
      ) : null}
    </>
  )
}
